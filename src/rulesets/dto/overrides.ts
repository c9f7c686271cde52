/** Parameters of a ruleset, nested by group, as the OpenAPI document shows them. The rules check them. */
export const OVERRIDES = { type: 'object', additionalProperties: true };
