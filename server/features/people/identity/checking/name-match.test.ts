import { expect, it } from 'vitest'
import { matchNames } from './name-match.ts'

const zone = (lastName: string, firstName: string) => ({ lastName, firstName })

it.each([
  ['Wanjiru Kamau', zone('KAMAU', 'WANJIRU'), 'exact'],
  ['KAMAU, Wanjiru', zone('KAMAU', 'WANJIRU'), 'exact'],
  ['José Álvarez Núñez', zone('ALVAREZ NUNEZ', 'JOSE'), 'exact'],
  ['Sinéad O’Brien-Smith', zone('OBRIEN SMITH', 'SINEAD'), 'exact'],
  ['Suharto', zone('SUHARTO', ''), 'exact'],
  ['Jürgen Müller', zone('MUELLER', 'JUERGEN'), 'transliteration'],
  ['Bjørn Ødegård', zone('OEDEGAARD', 'BJOERN'), 'transliteration'],
  ['Юлия Щербакова', zone('SHCHERBAKOVA', 'IULIIA'), 'transliteration'],
  ['Олександр Шевченко', zone('SHEVCHENKO', 'OLEKSANDR'), 'transliteration'],
  ['Nguyễn Thị Đào', zone('NGUYEN', 'THI DAO'), 'exact'],
  ['Abdul Rahman Ali', zone('ALI', 'ABDULRAHMAN'), 'transliteration'],
  ['Anna Maria Eriksson', zone('ERIKSSON', 'ANNA'), 'partial'],
  ['Amina Yusuf', zone('YUSUF ADEBAYO', 'AMINA'), 'partial'],
  ['محمد علي', zone('ALI', 'MOHAMMED'), 'partial'],
  ['Wanjiru Kamau', zone('ERIKSSON', 'ANNA MARIA'), 'none'],
  ['Иван Петров', zone('ERIKSSON', 'ANNA'), 'none'],
  ['', zone('ERIKSSON', 'ANNA'), 'none'],
] as const)('%s against the zone: %o is %s', (given, printed, expected) => {
  expect(matchNames(given, printed)).toBe(expected)
})
