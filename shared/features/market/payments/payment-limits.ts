/** Days after an order was completed before the seller is paid: time to notice that something is wrong. */
export const HOLD_DAYS = 5
/** Hours in which operators pay sellers out after that, and look at refunds that failed. */
export const PAY_OUT_HOURS = 72
