/** What the driver said, out of whatever Prisma wrapped it in. */
export interface DriverFault {
  /** The SQLSTATE of Postgres, or the code of a failed system call. */
  readonly code: string | undefined;
  /** The adapter's own word for it. */
  readonly kind: string | undefined;
  readonly message: string;
  /** Only `pg` itself gives it for every kind of constraint; the adapter leaves it out for CHECK. */
  readonly constraint: string | undefined;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * The faults inside an error, the outermost first. Prisma keeps the driver's at `meta.driverAdapterError.cause`; a
 * failure at COMMIT is a bare driver error with its `cause`; a lost connection is often the `pg` error itself; and a
 * host with two addresses fails with both in `errors`.
 */
export function driverFaults(error: unknown, depth = 0): DriverFault[] {
  const record = asRecord(error);
  if (!record || depth > 5) return [];
  const constraint = record['constraint'];
  const own: DriverFault = {
    code: asText(record['originalCode']) ?? asText(record['code']),
    kind: asText(record['kind']),
    message: asText(record['originalMessage']) ?? asText(record['message']) ?? '',
    constraint: asText(constraint) ?? asText(asRecord(constraint)?.['index']),
  };
  const several = Array.isArray(record['errors']) ? (record['errors'] as unknown[]) : [];
  const inner = [asRecord(record['meta'])?.['driverAdapterError'], record['cause'], ...several];
  return [own, ...inner.flatMap((one) => driverFaults(one, depth + 1))];
}
