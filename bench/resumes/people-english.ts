import type { Headings, Person } from './person.ts'

const english: Headings = {
  work: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  summary: 'Profile',
  contact: 'Contact',
}

export const englishResumes: Person[] = [
  {
    id: 'kamau',
    locale: 'en-GB',
    name: 'Wanjiru Kamau',
    headline: 'Backend Engineer',
    email: 'wanjiru.kamau@mail.example',
    phone: '+254 712 345 418',
    links: ['linkedin.com/in/wanjirukamau', 'github.com/wkamau'],
    place: 'Nairobi, Kenya',
    summary: 'I build payment systems that keep working when the network does not.',
    jobs: [
      {
        company: 'Mavuno Market',
        place: 'Nairobi, Kenya',
        roles: [
          {
            title: 'Backend Engineer',
            start: '2021-03',
            end: '2025-08',
            did: [
              'Moved the order service to Go and cut failed checkouts by a third.',
              'Led reporting to growth teams across three countries.',
            ],
          },
        ],
      },
      {
        company: 'Mizani Data',
        place: 'Mombasa, Kenya',
        roles: [
          {
            title: 'Software Engineer',
            start: '2019-01',
            end: '2021-02',
            did: [
              'Wrote data pipelines in Python for two banks.',
              'Kept a PostgreSQL cluster running through three upgrades.',
            ],
          },
        ],
      },
    ],
    schools: [{ school: 'Rift Valley University', degree: 'BSc Computer Science', start: '2014', end: '2018' }],
    skills: ['Go', 'PostgreSQL', 'Python', 'REST APIs', 'Docker', 'Kubernetes', 'gRPC'],
    languages: [
      ['English', 'Fluent', 'en'],
      ['Swahili', 'Native', 'sw'],
    ],
    headings: english,
    present: 'Present',
  },
  {
    id: 'oconnor',
    locale: 'en-US',
    name: 'Siobhán O’Connor-Reyes',
    headline: 'Senior Product Designer',
    email: 'siobhan@oconnor-reyes.example',
    phone: '(512) 555-0147',
    links: ['https://www.linkedin.com/in/siobhanoc', 'oconnor-reyes.example', 'dribbble.com/siobhan'],
    place: 'Austin, TX',
    summary: 'Product designer for teams that ship weekly.',
    jobs: [
      {
        company: 'Larkspur Health, Inc.',
        place: 'Austin, TX',
        roles: [
          {
            title: 'Senior Product Designer',
            start: '2022-06',
            end: null,
            did: [
              'Ran 40 interviews with nurses and redesigned the night shift view.',
              'Built the design system in Figma.',
            ],
          },
          { title: 'Product Designer', start: '2019-09', end: '2022-05', did: ['Designed the first mobile app.'] },
        ],
      },
      {
        company: 'Bright & Sons Studio',
        place: 'Chicago, IL',
        roles: [
          {
            title: 'Visual Designer',
            start: '2016-07',
            end: '2019-08',
            did: ['Made brands for restaurants and museums.'],
          },
        ],
      },
    ],
    schools: [
      {
        school: 'School of the Art Institute of Chicago',
        degree: 'Bachelor of Fine Arts',
        start: '2012-09',
        end: '2016-05',
      },
    ],
    skills: ['Figma', 'User research', 'Prototyping', 'Design systems', 'HTML', 'CSS'],
    languages: [
      ['English', 'Native', 'en'],
      ['Spanish', 'Conversational', 'es'],
    ],
    headings: { ...english, work: 'Experience', summary: 'Summary' },
    present: 'Present',
  },
  {
    id: 'suharyanto',
    locale: 'en-GB',
    name: 'Suharyanto',
    headline: 'Site Reliability Engineer',
    email: 'suharyanto@surat.example',
    phone: '+62 812-3456-7890',
    links: ['gitlab.com/suharyanto'],
    place: 'Yogyakarta, Indonesia',
    summary: 'Reliability engineer, first in telecoms, then in logistics.',
    jobs: [
      {
        company: 'Kirim Cepat',
        place: 'Jakarta, Indonesia',
        roles: [
          {
            title: 'Site Reliability Engineer',
            start: '2020',
            end: null,
            did: ['Operates 200 servers with Terraform and Ansible.'],
          },
        ],
      },
      {
        company: 'PT Nusantara Telekom',
        place: 'Bandung, Indonesia',
        roles: [
          {
            title: 'Systems Administrator',
            start: '2015',
            end: '2020',
            did: ['Looked after the mail and DNS servers of the company.'],
          },
        ],
      },
    ],
    schools: [
      {
        school: 'Universitas Gadjah Mada',
        degree: 'Bachelor of Engineering in Informatics',
        start: '2010',
        end: '2014',
      },
    ],
    skills: ['Linux', 'Terraform', 'Ansible', 'Prometheus', 'Bash', 'Kubernetes'],
    languages: [
      ['Indonesian', 'Native', 'id'],
      ['English', 'Fluent', 'en'],
    ],
    headings: { ...english, work: 'Professional Experience', skills: 'Technical Skills' },
    present: 'now',
  },
  {
    id: 'nowak',
    locale: 'en-GB',
    name: 'Katarzyna Nowak',
    headline: 'Accountant',
    email: 'k.nowak@poczta.example',
    phone: '+48 601 234 567',
    links: ['linkedin.com/in/k-nowak-fca'],
    place: 'Kraków, Poland',
    summary: 'Accountant with twelve years in manufacturing.',
    jobs: [
      {
        company: 'Wawel Foods',
        place: 'Kraków, Poland',
        roles: [
          {
            title: 'Head of Accounting',
            start: '2018-04',
            end: null,
            did: ['Closes the month in four days instead of nine.', 'Introduced SAP with a team of six.'],
          },
        ],
      },
      {
        company: 'Tatra Steel Group',
        place: 'Katowice, Poland',
        roles: [
          {
            title: 'Senior Accountant',
            start: '2013-10',
            end: '2018-03',
            did: ['Prepared statements under IFRS for four subsidiaries.'],
          },
        ],
      },
      {
        company: 'Biuro Rachunkowe Lis',
        place: 'Tarnów, Poland',
        roles: [
          {
            title: 'Junior Accountant',
            start: '2011-02',
            end: '2013-09',
            did: ['Kept the books of thirty small firms.'],
          },
        ],
      },
    ],
    schools: [
      {
        school: 'Cracow University of Economics',
        degree: 'Master of Finance and Accounting',
        start: '2006',
        end: '2011',
      },
    ],
    skills: ['SAP', 'IFRS', 'Excel', 'Power BI'],
    languages: [
      ['Polish', 'Native', 'pl'],
      ['English', 'C1', 'en'],
      ['German', 'B1', 'de'],
    ],
    headings: { ...english, work: 'Employment History', skills: 'Key Skills' },
    present: 'Present',
  },
]
