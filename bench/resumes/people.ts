import { asianResumes } from './people-asian.ts'
import { englishResumes } from './people-english.ts'
import { europeanResumes } from './people-european.ts'

export const people = [...englishResumes, ...europeanResumes, ...asianResumes]
