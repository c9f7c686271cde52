/** The same object without some of its members: what is left is compared whole. */
export function without<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  ...names: Name[]
): Omit<Whole, Name> {
  const left = Object.entries(whole).filter(([name]) => !(names as PropertyKey[]).includes(name));
  return Object.fromEntries(left) as Omit<Whole, Name>;
}
