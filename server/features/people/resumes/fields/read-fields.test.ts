import { describe, expect, it } from 'vitest'
import { readPlainText } from '../formats/plain-text.ts'
import { readFields } from './read-fields.ts'

const read = (text: string) => readFields(readPlainText(Buffer.from(text)))

describe('fields of a résumé', () => {
  const reading = read(`Wanjiru Kamau
Nairobi, Kenya | wanjiru.kamau@mail.example | +254 712 345 418
github.com/wkamau

WORK EXPERIENCE

Larkspur Health, Inc.    Austin, TX
Senior Engineer    Jun 2022 – Present
- Moved billing to Go; reporting to growth and law teams.
Engineer    Sep 2019 – May 2022
- Kept PostgreSQL running.

Mizani Data    Mombasa, Kenya
Software Engineer    2017 – 2019
- Wrote pipelines.

EDUCATION

Rift Valley University    2013 – 2017
BSc Computer Science

SKILLS

Docker, Kubernetes, SolidWorks

LANGUAGES

English (fluent), Kiswahili (native)
`)

  it('say who the person is and how to reach them', () => {
    expect(reading.name?.value).toBe('Wanjiru Kamau')
    expect(reading.email?.value).toBe('wanjiru.kamau@mail.example')
    expect(reading.phone?.value).toBe('+254 712 345 418')
    expect(reading.location?.value).toBe('Nairobi, Kenya')
    expect(reading.links.map(({ value }) => value)).toEqual(['github.com/wkamau'])
  })

  it('keep several roles at one company together', () => {
    expect(
      reading.experiences.map(({ company, roles }) => [company?.value, roles.map(({ title }) => title?.value)]),
    ).toEqual([
      ['Larkspur Health, Inc.', ['Senior Engineer', 'Engineer']],
      ['Mizani Data', ['Software Engineer']],
    ])
    expect(reading.experiences[0]?.roles[0]?.period?.value).toEqual({ start: '2022-06', end: null, isCurrent: true })
  })

  it('name the line they came from', () => {
    const [education] = reading.education
    expect(reading.lines[education?.degree?.line ?? -1]).toBe('BSc Computer Science')
    expect(reading.lines[education?.school?.line ?? -1]).toContain('Rift Valley University')
  })

  it('take skills from lists and tools from sentences, but no ordinary words', () => {
    const names = reading.skills.map(({ value }) => value.name)
    expect(names).toEqual(expect.arrayContaining(['Docker', 'Kubernetes', 'SolidWorks', 'Go', 'PostgreSQL']))
    expect(names.map((name) => name.toLowerCase())).not.toEqual(expect.arrayContaining(['law']))
    expect(names.filter((name) => /law|growth|reporting|billing/i.test(name))).toEqual([])
  })

  it('include languages with their level', () => {
    expect(reading.languages.map(({ value }) => [value.tag, value.level])).toEqual([
      ['en', 'fluent'],
      ['sw', 'native'],
    ])
  })

  it('are found in other scripts, for people with one name, and without Latin letters', () => {
    expect(read('陈思远\n电话：138-1234-5678\n\n教育背景\n\n浙江大学 计算机 本科 2014.09-2018.06').name?.value).toBe(
      '陈思远',
    )
    expect(read('Suharyanto\nsuharyanto@surat.example').name?.value).toBe('Suharyanto')
    expect(read('الاسم: ليلى حداد\nlayla@barid.example').name?.value).toBe('ليلى حداد')
  })

  it('come out of a form with labels', () => {
    const form = read(`CURRICULUM VITAE
Asha Verma
Email-asha.verma@post.example
Gender - Male

EMPLOYMENT HISTORY

Company : Sagar Power Pvt. Ltd.
Designation : Site Engineer
Duration : June 2014 - May 2016
- Inspected switchgear.

Company : Girnar Solar
Designation : Junior Engineer
Duration : July 2012 - May 2014
- Read drawings.

EDUCATION

Qualification | Board/University | Year
Completed B.Tech from Kaveri University in the year 2012 with 70 %
`)
    expect([form.name?.value, form.email?.value, form.location]).toEqual([
      'Asha Verma',
      'asha.verma@post.example',
      null,
    ])
    expect(form.experiences.map(({ company, roles }) => [company?.value, roles[0]?.title?.value])).toEqual([
      ['Sagar Power Pvt. Ltd.', 'Site Engineer'],
      ['Girnar Solar', 'Junior Engineer'],
    ])
    expect(
      form.education.map(({ school, degree, period }) => [school?.value, degree?.value, period?.value.end]),
    ).toEqual([['Kaveri University', 'B.Tech', '2012']])
  })

  it('keep two titles joined by a slash apart from the company', () => {
    const [job] = read('WORK\n\nStudent Assistant / Programmer - Otulea Lab  2010 - 2011\n- Tested.').experiences
    expect([job?.roles[0]?.title?.value, job?.company?.value]).toEqual(['Student Assistant / Programmer', 'Otulea Lab'])
  })

  it('are read without headings only where nothing else is possible', () => {
    const bare = read(`Noor Haddad
noor@barid.example

Software Engineer - Zaytouna Labs  2016 - 2019
- Wrote parsers.

A walk through Amman  2014 - 2015
`)
    expect(bare.experiences.map(({ company }) => company?.value)).toEqual(['Zaytouna Labs'])
  })

  it('leave out labels and remnants of sentences among skills', () => {
    const { skills } = read(`Jo Li
jo@li.example

SKILLS

Databases    PostgreSQL, Redis
Languages    Java, Python
Ability to work under pressure, Docker
`)
    expect(skills.map(({ value }) => value.name)).toEqual(['PostgreSQL', 'Redis', 'Java', 'Python', 'Docker'])
  })

  it('come from the table of a Japanese form', () => {
    const form = read(`氏名 村上 太一

学歴
2008 4 千葉大学理学部 入学
2012 3 千葉大学理学部 卒業

職歴
2016 4 株式会社ひまわり 入社
2017 11 株式会社ひまわり 退職
2019 10 株式会社つばめ 入社
現在に至る
`)
    expect(form.experiences.map(({ company, roles }) => [company?.value, roles[0]?.period?.value])).toEqual([
      ['株式会社ひまわり', { start: '2016-04', end: '2017-11', isCurrent: false }],
      ['株式会社つばめ', { start: '2019-10', end: null, isCurrent: true }],
    ])
    expect(form.education).toMatchObject([{ school: { value: '千葉大学' }, degree: { value: '理学部' } }])
  })

  it('name the person, not the text beside the name', () => {
    expect(read('Jane Doe Frontend Developer\njane@doe.example').name?.value).toBe('Jane Doe')
    expect(read('Name, Vorname: Schneider, Jana\nBerufserfahrung').name?.value).toBe('Jana Schneider')
    expect(read('Сергей Гаврилов\nИмя: Сергей\nФамилия: Гаврилов').name?.value).toBe('Сергей Гаврилов')
  })

  it('are not read from sentences', () => {
    const { skills } = read(`Jo Li
jo@li.example

SKILLS

Worked closely with many different teams to deliver software with Docker
有很强的学习能力热爱钻研技术有规范的代码风格
`)
    expect(skills.map(({ value }) => value.name)).toEqual(['Docker'])
  })

  it('follow the order of the other entries where words mislead', () => {
    const { experiences } = read(`WORK

6/2016-11/2018, Systems Engineer, Kestrel Works
6/2012-6/2016, Network Engineer, Otulea Systems
7/2011-11/2011, Information Specialist, Larkspur Inc.
3/2010-6/2011, Cyber Operations NCO, Army National Guard
`)
    expect(experiences.map(({ company, roles }) => [roles[0]?.title?.value, company?.value]).at(-1)).toEqual([
      'Cyber Operations NCO',
      'Army National Guard',
    ])
  })

  it('take the title from the line below if most entries have it there', () => {
    const { experiences } = read(`EXPERIENCE

Kestrel GmbH - Hagenberg  07.2024 - 09.2024
Software Intern - Web
◈ Built pages.

Otulea Lab - Institute for Systems  10.2023 - 06.2024
Student Assistant
◈ Corrected homework.

Mizani - Pasching  09.2020 - 05.2021
Civil Servant
◈ Helped.
`)
    expect(experiences.map(({ company, roles }) => [company?.value, roles[0]?.title?.value])).toEqual([
      ['Kestrel GmbH', 'Software Intern - Web'],
      ['Otulea Lab', 'Student Assistant'],
      ['Mizani', 'Civil Servant'],
    ])
  })

  it('keep labels that every job repeats within the job', () => {
    const job = (company: string, years: string) =>
      `${company}    ${years}\nEngineer\n\nHighlights\n- Wrote parsers.\n\n`
    const { experiences } = read(
      `WORK\n\n${job('Otulea', '2019 – 2021')}${job('Kestrel', '2016 – 2019')}${job('Mizani', '2014 – 2016')}`,
    )
    expect(experiences.map(({ company }) => company?.value)).toEqual(['Otulea', 'Kestrel', 'Mizani'])
  })

  it('tell a company that is called like a city, and towns we do not list', () => {
    const { experiences } = read(`EXPERIENCE

Orange - Bordeaux    Network Technician    2019 - 2020
- Answered calls.

Engineer, Zaytouna Labs, Berlin    2017 - 2019
- Wrote parsers.

Engineer, Mizani Data, Petaouchnok    2015 - 2017
- Wrote pipelines.
`)
    expect(experiences.map(({ company }) => company?.value)).toEqual(['Orange', 'Zaytouna Labs', 'Mizani Data'])
  })

  it('are not read from sentences about work or study', () => {
    const { experiences, education } = read(`EXPERIENCE

2012 - 2013 Trabajé en una empresa de Barcelona como desarrollador usando sobre todo herramientas libres

EDUCATION

Rift Valley University    2013 – 2017
PhD Candidate
This project will involve the application of language processing and of machine learning for the bachelor
`)
    expect(experiences).toEqual([])
    expect(education).toMatchObject([
      { school: { value: 'Rift Valley University' }, degree: { value: 'PhD Candidate' } },
    ])
  })

  it('follow the layouts that templates print', () => {
    const namesIn = (text: string) => {
      const { experiences, education } = read(`Jane Doe\n\n${text}`)
      return [
        ...experiences.map(({ company, roles }) => [company?.value, roles[0]?.title?.value]),
        ...education.map(({ school, degree, period }) => [school?.value, degree?.value, period?.value.end]),
      ]
    }
    expect(namesIn('EXPERIENCE\n\nCore Maintainer\n2009 - 2011\nLarkspur - Paris\n- Kept it running.')).toEqual([
      ['Larkspur', 'Core Maintainer'],
    ])
    expect(namesIn('EXPERIENCE\n\nKestrel Works    Lyon\nIntern - Developer    Oct 2007 - Jun 2008')).toEqual([
      ['Kestrel Works', 'Intern – Developer'],
    ])
    expect(
      namesIn(
        'EDUCATION\n\nUniversity of Wisconsin - Milwaukee    2002 - 2006\n- Honors BSc in Mathematics, cum laude',
      ),
    ).toEqual([['University of Wisconsin - Milwaukee', 'Honors BSc in Mathematics', '2006']])
    expect(
      namesIn(
        'EDUCATION\n\nKAIST(Korea Advanced Institute)\nMSc in Physics, Minor: Music\nMay 2006 - expected June 2008',
      ),
    ).toEqual([['KAIST(Korea Advanced Institute)', 'MSc in Physics', '2008-06']])
  })

  it('are found in lists of labels', () => {
    const { experiences } = read(`Jane Doe

EXPERIENCE

- Company name: Larkspur Builders
- Place: Madurai
- Site: Complex
- Current position: Site Supervisor
- Duration: June 2016 - September 2017
`)
    expect(experiences.map(({ company, roles }) => [company?.value, roles[0]?.title?.value])).toEqual([
      ['Larkspur Builders', 'Site Supervisor'],
    ])
  })
})
