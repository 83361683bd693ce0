/** What one mail may cost and yield, however it is made. */
export const limits = {
  links: 500,
  linkCharacters: 8 * 1024,
  linksCharacters: 256 * 1024,
  codes: 10,
  /** Characters of a body in which codes are looked for. */
  codeSearchCharacters: 256 * 1024,
} as const;
