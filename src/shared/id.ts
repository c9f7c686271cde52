const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can be the id of anything: ids are opaque to callers, and a text of another form leads nowhere. */
export const isId = (text: string): boolean => UUID.test(text);
