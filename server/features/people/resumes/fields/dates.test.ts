import { describe, expect, it } from 'vitest'
import { findPeriods, withoutPeriod } from './dates.ts'

const periodIn = (text: string) => {
  const [period] = findPeriods(text)
  return period ? `${period.start} ${period.isCurrent ? 'now' : period.end}` : null
}

describe('periods', () => {
  it.each([
    ['Jan 2020 – Present', '2020-01 now'],
    ['March 2021 to Aug ’25', '2021-03 2025-08'],
    ['2019-2021', '2019 2021'],
    ['2019/2020', '2019 2020'],
    ['07 2023 - 10 2023', '2023-07 2023-10'],
    ['10.2020 - bis jetzt', '2020-10 now'],
    ['05/2018 – 06/2020', '2018-05 2020-06'],
    ['2018.09-2022.06', '2018-09 2022-06'],
    ['01.03.2019 – 31.12.2020', '2019-03 2020-12'],
    ['Jan – Mar 2020', '2020-01 2020-03'],
    ['2017–19', '2017 2019'],
    ['Seit 2019', '2019 now'],
    ['de março de 2019 até o momento', '2019-03 now'],
    ['с марта 2019 г. по настоящее время', '2019-03 now'],
    ['يناير 2019 - حتى الآن', '2019-01 now'],
    ['2019年3月 - 至今', '2019-03 now'],
    ['Dic 2019 - A la Fecha', '2019-12 now'],
    ['2019 - ahora', '2019 now'],
    ['2023–наст. время', '2023 now'],
    ['Tháng 3/2019 - nay', '2019-03 now'],
    ['मार्च 2019 - वर्तमान', '2019-03 now'],
    ['٢٠١٩ - ٢٠٢١', '2019 2021'],
    ['2021 – 2019', '2019 2021'],
    ['(2021 -2025 )', '2021 2025'],
    ['(Nov24- Dec24)', '2024-11 2024-12'],
    ['Served 2000+ users', null],
    ['Raised $2020 for charity', null],
  ])('%s', (text, expected) => {
    expect(periodIn(text)).toBe(expected)
  })

  it('leave the text around them', () => {
    const text = 'Acme Corp (Jan 2018 – Jun 2019, 1 year 6 months)'
    const [period] = findPeriods(text)
    expect(period && withoutPeriod(text, period)).toBe('Acme Corp')
  })
})
