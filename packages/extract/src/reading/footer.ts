/** What a mail says of itself at its end. */
export const FOOTER = /©|\(c\) ?20\d\d|copyright/i;
