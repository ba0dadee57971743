/** No free text: references of the payment provider, and codes. */
export const generatedColumns = [
  'payments.currency',
  'payments.checkout_id',
  'payments.checkout_url',
  'payments.charge_id',
]
