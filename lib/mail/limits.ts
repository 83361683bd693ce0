/** What one mail may take up in the database and in memory; the source keeps everything. */
export const limits = {
  bodyBytes: 1024 * 1024,
  subjectBytes: 64 * 1024,
  nameCharacters: 500,
  addressCharacters: 320,
  toAddresses: 100,
  addressHeaderBytes: 16 * 1024,
  headerNames: 200,
  headerBytes: 64 * 1024,
  attachments: 100,
  filenameCharacters: 200,
  links: 500,
  linkCharacters: 8 * 1024,
  linksCharacters: 256 * 1024,
  codes: 10,
  /** Characters of a body in which codes are looked for. */
  codeSearchCharacters: 256 * 1024,
} as const;
