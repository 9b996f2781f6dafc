/** The most characters of a transfer's message (EMVCo MPM, field 62-08). */
export const longestInfo = 25;

/** The most đồng of a transfer: thirteen digits (EMVCo MPM, field 54). */
export const mostAmount = 9_999_999_999_999;
