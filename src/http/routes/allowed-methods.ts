import type { Application } from 'express';

interface RouterLayer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** The methods served at a path, from the router's own table: what Nest answers with 404 is 405 when this is not empty. */
export function allowedMethods(app: Application, path: string): string[] {
  const { stack } = app.router as unknown as { stack: readonly RouterLayer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (layer.route === undefined || typeof layer.route.path !== 'string' || !layer.match(path)) continue;
    for (const [method, served] of Object.entries(layer.route.methods)) if (served) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].filter((method) => !method.startsWith('_')).sort();
}
