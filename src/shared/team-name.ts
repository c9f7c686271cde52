/** What a team is called: by its own name, or by its players' family names in their order. */
export const teamName = (own: string | null, lastNames: readonly string[]): string => own ?? lastNames.join(' – ');
