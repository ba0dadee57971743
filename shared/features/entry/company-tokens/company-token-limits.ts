export const MAX_COMPANY_TOKENS = 20
