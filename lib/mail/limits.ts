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
} as const;

/** A header that Restante adds to those of the mail: what of it is beyond the limits. A sender's own is not kept. */
export const omittedHeader = "x-restante-omitted";
