/** A text as it stands in a page: React would write six characters for each quote, one by one. */
export const textMarkup = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
