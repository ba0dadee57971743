// Layouts printed by Chromium: what résumé sites and browsers produce.

import { type DateStyle, writtenPeriod } from './dates.ts'
import type { Job, Person } from './person.ts'

export type HtmlLayout = 'one-column' | 'sidebar' | 'table' | 'profile-export' | 'centred' | 'photo'

const dates: Record<HtmlLayout, DateStyle> = {
  'one-column': 'short',
  sidebar: 'numeric',
  table: 'numeric',
  'profile-export': 'long',
  centred: 'years',
  photo: 'short',
}

export const stylesOf = (layout: HtmlLayout): DateStyle => dates[layout]

export function htmlOf(person: Person, layout: HtmlLayout): string {
  const bodies: Record<HtmlLayout, () => string> = {
    'one-column': () => oneColumn(person, 'one-column'),
    centred: () => centred(person),
    sidebar: () => sidebar(person, false),
    photo: () => sidebar(person, true),
    table: () => table(person),
    'profile-export': () => profileExport(person),
  }
  return `<!doctype html><html lang="${person.locale}" dir="${person.isRtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
    body{font:10.5pt 'Liberation Sans','Noto Sans','Noto Sans Arabic','Noto Sans Devanagari','Noto Sans CJK SC',sans-serif;margin:0}
    h1{font-size:22pt;margin:0} h2{font-size:13pt;margin:14pt 0 4pt;border-bottom:1px solid} h3{font-size:11pt;margin:8pt 0 0}
    p{margin:2pt 0} ul{margin:2pt 0;padding-inline-start:16pt} .row{display:flex;justify-content:space-between}
    .side{display:grid;grid-template-columns:32% 1fr;gap:24pt} td{vertical-align:top;padding:2pt 14pt 2pt 0;padding-inline:0 14pt} .mid{text-align:center}
  </style><body>${bodies[layout]()}</body></html>`
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const section = (title: string, content: string) => `<h2>${title}</h2>${content}`
const periodOf = (person: Person, one: { start: string; end: string | null }, layout: HtmlLayout) =>
  writtenPeriod(person, one, dates[layout])
const languagesOf = (person: Person) => list(person.languages.map(([name, level]) => `${name} – ${level}`))

function oneColumn(person: Person, layout: HtmlLayout): string {
  const jobs = person.jobs
    .map((job) =>
      job.roles
        .map(
          (role, index) =>
            `${index === 0 ? `<div class="row"><h3>${job.company}</h3><span>${job.place}</span></div>` : ''}
     <div class="row"><i>${role.title}</i><span>${periodOf(person, role, layout)}</span></div>${list(role.did)}`,
        )
        .join(''),
    )
    .join('')
  const schools = person.schools
    .map(
      (one) =>
        `<div class="row"><h3>${one.school}</h3><span>${periodOf(person, one, layout)}</span></div><p>${one.degree}</p>`,
    )
    .join('')
  return `<h1>${person.name}</h1><p>${person.headline}</p><p>${[person.place, person.email, person.phone, ...person.links].join(' · ')}</p>
    ${section(person.headings.summary, `<p>${person.summary}</p>`)}${section(person.headings.work, jobs)}${section(person.headings.education, schools)}
    ${section(person.headings.skills, `<p>${person.skills.join(', ')}</p>`)}${section(person.headings.languages, languagesOf(person))}`
}

function centred(person: Person): string {
  const jobs = person.jobs
    .flatMap((job) =>
      job.roles.map(
        (role) => `<h3>${role.title}, ${job.company} (${periodOf(person, role, 'centred')})</h3>${list(role.did)}`,
      ),
    )
    .join('')
  const schools = person.schools
    .map((one) => `<p><b>${one.degree}</b>, ${one.school}, ${one.end.slice(0, 4)}</p>`)
    .join('')
  return `<div class="mid"><h1>${person.name}</h1><p>${person.phone} | ${person.email}</p><p>${person.place}</p><p>${person.links.join(' | ')}</p></div>
    ${section(person.headings.education.toUpperCase(), schools)}${section(person.headings.work.toUpperCase(), jobs)}
    ${section(person.headings.skills.toUpperCase(), list(person.skills))}${section(person.headings.languages.toUpperCase(), `<p>${person.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</p>`)}`
}

const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function sidebar(person: Person, hasPhoto: boolean): string {
  const layout: HtmlLayout = hasPhoto ? 'photo' : 'sidebar'
  const entry = (job: Job) =>
    job.roles
      .map(
        (role) =>
          `<h3>${role.title}</h3><p>${job.company}, ${job.place}</p><p>${periodOf(person, role, layout)}</p>${list(role.did)}`,
      )
      .join('')
  const schools = person.schools
    .map((one) => `<h3>${one.degree}</h3><p>${one.school}</p><p>${periodOf(person, one, layout)}</p>`)
    .join('')
  const contact = [person.email, person.phone, person.place, ...person.links].map((line) => `<p>${line}</p>`).join('')
  return `<div class="side"><aside>${hasPhoto ? `<img src="${PHOTO}" width="110" height="130">` : ''}
    ${section(person.headings.contact, contact)}${section(person.headings.skills, list(person.skills))}${section(person.headings.languages, languagesOf(person))}</aside>
    <main><h1>${person.name}</h1><p>${person.headline}</p>${section(person.headings.summary, `<p>${person.summary}</p>`)}
    ${section(person.headings.work, person.jobs.map(entry).join(''))}${section(person.headings.education, schools)}</main></div>`
}

function table(person: Person): string {
  const row = (left: string, right: string) => `<tr><td style="width:26%">${left}</td><td>${right}</td></tr>`
  const jobs = person.jobs
    .flatMap((job) =>
      job.roles.map((role) =>
        row(
          periodOf(person, role, 'table'),
          `<b>${role.title}</b><p>${job.company}, ${job.place}</p>${list(role.did)}`,
        ),
      ),
    )
    .join('')
  const schools = person.schools
    .map((one) => row(periodOf(person, one, 'table'), `<b>${one.degree}</b><p>${one.school}</p>`))
    .join('')
  return `<h1>${person.name}</h1><table>${row('E-mail', person.email)}${row('☎', person.phone)}${row('⌂', person.place)}${row('Web', person.links.join(', '))}</table>
    ${section(person.headings.work, `<table>${jobs}</table>`)}${section(person.headings.education, `<table>${schools}</table>`)}
    ${section(person.headings.skills, `<p>${person.skills.join(' • ')}</p>`)}${section(person.headings.languages, `<table>${person.languages.map(([name, level]) => row(name, level)).join('')}</table>`)}`
}

/** Like a profile exported from a professional network. */
function profileExport(person: Person): string {
  const entry = (job: Job) =>
    `<h3 style="font-size:12pt">${job.company}</h3>${job.roles.map((role) => `<p style="font-size:11.5pt">${role.title}</p><p style="font-size:10pt">${periodOf(person, role, 'profile-export')}</p><p style="font-size:10pt">${job.place}</p><p>${role.did.join(' ')}</p>`).join('')}`
  const schools = person.schools
    .map(
      (one) =>
        `<h3>${one.school}</h3><p style="font-size:10pt">${one.degree} · (${periodOf(person, one, 'profile-export')})</p>`,
    )
    .join('')
  return `<div class="side"><aside style="font-size:9.5pt"><h2>${person.headings.contact}</h2><p>${person.phone}</p><p>${person.email}</p>${person.links.map((link) => `<p>${link}</p>`).join('')}
    <h2>${person.headings.skills}</h2>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}<h2>${person.headings.languages}</h2>${person.languages.map(([name, level]) => `<p>${name} (${level})</p>`).join('')}</aside>
    <main><h1>${person.name}</h1><p>${person.headline}</p><p>${person.place}</p><h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>${person.jobs.map(entry).join('')}<h2>${person.headings.education}</h2>${schools}</main></div>`
}
