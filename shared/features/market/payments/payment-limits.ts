/** Days between the completion of an order and the payout: time to notice that something is wrong. */
export const HOLD_DAYS = 5
/** How many hours operators then have to pay the seller, or to look at a failed refund. */
export const PAY_OUT_HOURS = 72
