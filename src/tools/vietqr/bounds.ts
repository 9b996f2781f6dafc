/** The most characters of a transfer's message (EMVCo MPM, field 62-08). */
export const maxInfoLength = 25;

/** The most đồng of a transfer: thirteen digits (EMVCo MPM, field 54). */
export const maxAmount = 9_999_999_999_999;

/** Rows of a list of orders, and its characters: a row takes some two milliseconds to draw. */
export const maxOrders = 200;
export const maxOrdersLength = 40_000;

/** The most characters of what a card of a sheet is headed with. */
export const maxLabelLength = 60;

/** Of a holder's name, in UTF-16 units. */
export const maxHolderLength = 100;
