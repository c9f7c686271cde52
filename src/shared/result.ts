/** What a total function gives back: a value, or the faults that stand in its way. A bug throws instead. */
export type Result<Value, Fault> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly faults: Fault };

export const good = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const bad = <Fault>(faults: Fault): { readonly ok: false; readonly faults: Fault } => ({ ok: false, faults });
