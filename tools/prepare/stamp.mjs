// A step is done again only when what it is made from has changed: times lie after a clone or a copy, contents do not.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

const stampOf = (step) => inProject('.build', 'stamps', step);

/** The files below a path (or the path itself), sorted, so that every machine hashes them in the same order. */
function filesBelow(path, skip) {
  if (skip(path)) return [];
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name), skip));
}

/** One hash over the names and contents of all these files and folders. */
export function contentHash(paths, skip = () => false) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(path, skip))) {
    const content = readFileSync(inProject(file));
    hash.update(`${file.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function isDone(step, hash) {
  try {
    return readFileSync(stampOf(step), 'utf8') === hash;
  } catch {
    return false;
  }
}

export function markDone(step, hash) {
  mkdirSync(inProject('.build', 'stamps'), { recursive: true });
  writeFileSync(stampOf(step), hash);
}
