import { createHash } from 'node:crypto';

/** The same for the same JSON, whatever the order of its members: SHA-256 of it with the members sorted, in hexadecimal. */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(ordered(body)).digest('hex');
}

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${ordered(member)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
