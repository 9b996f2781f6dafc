/** The most characters of a transfer's message (EMVCo MPM, field 62-08). */
export const maxInfoLength = 25;

/** The most đồng of a transfer: thirteen digits (EMVCo MPM, field 54). */
export const maxAmount = 9_999_999_999_999;
