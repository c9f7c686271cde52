import { v7 } from 'uuid';

/** A new UUIDv7: ids made later sort later, which lists rely on. */
export const newId = (): string => v7();
