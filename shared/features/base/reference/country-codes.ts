import { z } from 'zod'
import { countryCodes } from './country-list.ts'

export const countryCode = z.enum(countryCodes).meta({ id: 'CountryCode' })
export type CountryCode = z.infer<typeof countryCode>
