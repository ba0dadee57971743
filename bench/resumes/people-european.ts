import type { Person } from './person.ts'

export const europeanResumes: Person[] = [
  {
    id: 'fuentes',
    locale: 'es',
    name: 'Inés Fuentes Villalobos',
    headline: 'Desarrolladora Full Stack',
    email: 'ines.fuentes@correo.example',
    phone: '+56 9 8765 4321',
    links: ['github.com/inesfuentes'],
    place: 'Valparaíso, Chile',
    summary: 'Desarrollo aplicaciones web para el sector público.',
    jobs: [
      {
        company: 'Puerto Digital SpA',
        place: 'Valparaíso, Chile',
        roles: [
          {
            title: 'Desarrolladora Full Stack',
            start: '2020-05',
            end: null,
            did: ['Construí el portal de trámites con React y Node.js.'],
          },
        ],
      },
      {
        company: 'Andes Software Ltda',
        place: 'Santiago, Chile',
        roles: [
          {
            title: 'Programadora',
            start: '2017-03',
            end: '2020-04',
            did: ['Mantuve servicios en Java para una aseguradora.'],
          },
        ],
      },
    ],
    schools: [
      {
        school: 'Universidad Técnica Federico Santa María',
        degree: 'Ingeniería Civil Informática',
        start: '2011',
        end: '2016',
      },
    ],
    skills: ['React', 'Node.js', 'TypeScript', 'Java', 'MongoDB', 'Git'],
    languages: [
      ['Español', 'Nativo', 'es'],
      ['Inglés', 'Avanzado', 'en'],
    ],
    headings: {
      work: 'Experiencia laboral',
      education: 'Formación académica',
      skills: 'Habilidades',
      languages: 'Idiomas',
      summary: 'Perfil',
      contact: 'Contacto',
    },
    present: 'Actualidad',
  },
  {
    id: 'boehm',
    locale: 'de',
    name: 'Jörg Böhm',
    headline: 'Maschinenbauingenieur',
    email: 'joerg.boehm@post.example',
    phone: '+49 351 4567890',
    links: ['xing.com/profile/Joerg_Boehm'],
    place: 'Dresden, Deutschland',
    summary: 'Ingenieur für Pumpen und Verdichter.',
    jobs: [
      {
        company: 'Elbtal Pumpen GmbH',
        place: 'Dresden, Deutschland',
        roles: [
          {
            title: 'Entwicklungsingenieur',
            start: '2016-08',
            end: null,
            did: ['Konstruktion von Verdichtern in SolidWorks.'],
          },
        ],
      },
      {
        company: 'Sachsenwerk AG',
        place: 'Leipzig, Deutschland',
        roles: [
          {
            title: 'Projektleiter',
            start: '2011-01',
            end: '2016-07',
            did: ['Leitung von fünf Projekten für die Bahn.'],
          },
        ],
      },
    ],
    schools: [
      {
        school: 'Technische Universität Dresden',
        degree: 'Diplom-Ingenieur Maschinenbau',
        start: '2005-10',
        end: '2010-12',
      },
    ],
    skills: ['SolidWorks', 'AutoCAD', 'MATLAB'],
    languages: [
      ['Deutsch', 'Muttersprache', 'de'],
      ['Englisch', 'fließend', 'en'],
    ],
    headings: {
      work: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      summary: 'Kurzprofil',
      contact: 'Kontakt',
    },
    present: 'heute',
  },
  {
    id: 'diallo',
    locale: 'fr',
    name: 'Aïssatou Diallo',
    headline: 'Analyste de données',
    email: 'aissatou.diallo@courriel.example',
    phone: '+221 77 123 45 67',
    links: ['linkedin.com/in/aissatou-diallo', 'kaggle.com/adiallo'],
    place: 'Dakar, Sénégal',
    summary: 'Des données de santé fiables, publiées chaque semaine.',
    jobs: [
      {
        company: 'Institut Pasteur de Dakar',
        place: 'Dakar, Sénégal',
        roles: [
          {
            title: 'Analyste de données',
            start: '2021-02',
            end: null,
            did: ['Tableaux de bord en R et Python pour trois ministères.'],
          },
        ],
      },
      {
        company: 'Teranga Conseil SARL',
        place: 'Thiès, Sénégal',
        roles: [
          { title: 'Consultante junior', start: '2018-09', end: '2021-01', did: ['Enquêtes auprès de 4 000 ménages.'] },
        ],
      },
    ],
    schools: [
      { school: 'Université Cheikh Anta Diop', degree: 'Master en statistique', start: '2016', end: '2018' },
      { school: 'Université Gaston Berger', degree: 'Licence en mathématiques', start: '2013', end: '2016' },
    ],
    skills: ['Python', 'SQL', 'Tableau', 'pandas', 'Excel'],
    languages: [
      ['Français', 'courant', 'fr'],
      ['Wolof', 'langue maternelle', 'wo'],
      ['Anglais', 'intermédiaire', 'en'],
    ],
    headings: {
      work: 'Expérience professionnelle',
      education: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
      summary: 'Profil',
      contact: 'Coordonnées',
    },
    present: "aujourd'hui",
  },
  {
    id: 'sokolova',
    locale: 'ru',
    name: 'Соколова Мария Андреевна',
    headline: 'Frontend-разработчик',
    email: 'm.sokolova@pochta.example',
    phone: '+7 (912) 345-67-89',
    links: ['github.com/msokolova'],
    place: 'Казань, Россия',
    summary: 'Разрабатываю интерфейсы для банков.',
    jobs: [
      {
        company: 'ООО «Волга Софт»',
        place: 'Казань, Россия',
        roles: [
          {
            title: 'Старший frontend-разработчик',
            start: '2021-04',
            end: null,
            did: ['Перевела личный кабинет на React и TypeScript.'],
          },
        ],
      },
      {
        company: 'Студия «Кремль»',
        place: 'Казань, Россия',
        roles: [
          { title: 'Верстальщик-программист', start: '2018-06', end: '2021-03', did: ['Делала сайты для музеев.'] },
        ],
      },
    ],
    schools: [
      {
        school: 'Казанский федеральный университет',
        degree: 'Бакалавр, прикладная информатика',
        start: '2014',
        end: '2018',
      },
    ],
    skills: ['JavaScript', 'TypeScript', 'React', 'CSS', 'Webpack'],
    languages: [
      ['Русский', 'родной', 'ru'],
      ['Татарский', 'разговорный', 'tt'],
      ['Английский', 'B2', 'en'],
    ],
    headings: {
      work: 'Опыт работы',
      education: 'Образование',
      skills: 'Навыки',
      languages: 'Языки',
      summary: 'О себе',
      contact: 'Контакты',
    },
    present: 'настоящее время',
  },
]
