// Our skills in ESCO, the European classification: the identifier and the English name of each concept, where ESCO has one that means
// the same. The rest are mostly products that ESCO 1.1 does not name (Docker, React, Rust), or are only covered by
// wider or different concepts: its SPARK is not Apache Spark, its Chinese includes Cantonese, its iOS is
// the operating system and not developing for it. Compared in docs/quality.md. See NOTICE.

const rows = `
  accessibility-auditing: be64bb4c-84ac-4c83-8cc7-fc8593e15136 test system accessibility for users with special needs
  accounting: ecc18804-a466-40d9-98b4-fba5cd67dd4b accounting
  actuarial-science: c9f4efcd-e16a-4515-a0cb-60c6c479853d actuarial science
  agile: 0a9acb6b-1139-4be9-b431-3a80a959f2f4 Agile project management
  agronomy: afdcb380-ef9f-4785-b877-cc551f035034 agronomy
  albanian: f1a08ec9-32d2-4e52-ba4a-66e049019be8 Albanian
  algorithms: 54924a2c-daca-40d3-9716-4b38ceb04f38 algorithms
  angular: 1ffac4ac-fda7-407d-8ed1-ca8f4a8dc146 Angular
  ansible: 6f8a40d6-f9ce-43ec-a72f-d4213a53f3ed Ansible
  arabic: 33859d93-987c-4caa-a0a9-6159ea7bbc2a Arabic
  architecture-design: 7c3cde53-9ff7-4e82-8396-13fdfadd3432 design buildings
  assembly: 47b9bbcf-356c-4782-83a4-7f5a1b2b51a3 Assembly (computer programming)
  auditing: 6a536b36-c5c7-4d10-bf67-a4fb0f8549b2 audit techniques
  banking: 3c209873-c757-47bb-91b5-9b6dc05df116 banking activities
  bengali: ede98e07-f07d-41bc-99b0-f88bf0dad438 Bengali
  bulgarian: d5fd4958-4ca6-4d06-845f-713e2c459612 Bulgarian
  business-process-modelling: 98301d4a-2cc3-439d-8d7f-0b6ac76302bb business process modelling
  cad: a2b5dcf3-5b6a-453d-876c-cff540c0faf1 CAD software
  catalan: 8ee2b6f2-7017-4b9a-9de2-4dedf0711394 Catalan
  change-management: 3c03ee71-4a23-448f-b79e-81fd75d27dca apply change management
  chemistry: cde9911c-f92e-4de1-811f-336e177ac4ce chemistry
  civil-engineering: 82887396-e5bf-4306-af51-3fe8d82790b2 civil engineering
  cloud-security: 1c2978b8-bb0d-4249-9c23-877571a4dffa cloud security and compliance
  coaching: c6c1af60-9594-460c-a328-00f9ad292be0 coaching techniques
  cobol: def007fa-5fed-4a5f-91a2-b0d7e3db1be1 COBOL
  code-review: 9d1b08b3-ba1e-41f6-a466-1ac1e62eb5f0 conduct ICT code review
  computer-vision: 7b0d5000-00da-4864-b776-6de49a87a669 computer vision
  content-marketing: b0560439-14eb-41d1-aa53-1938efc24123 content marketing strategy
  contract-law: 5c606d18-6404-4047-b235-350f18e11827 contract law
  copywriting: ce592b28-4467-4908-b2e6-64bbe18da631 perform copywriting
  cpp: b633eb55-8f1f-4ae6-ab4c-2022ffe2cb7f C++
  croatian: 6bc58e91-1827-4dc7-a9cf-2311edcba0ec Croatian
  csharp: 4c016b68-4116-468c-9dc6-42710c239e4a C#
  css: e5d1f825-60ed-4bdd-872a-e748c387f777 CSS
  customer-support: 15a33d76-4640-438d-ae64-fdc0c1d3eebc customer service
  czech: da0795a7-6866-4afc-81ed-5e3aa398f058 Czech
  danish: 273a28d6-1bd3-4d13-a906-3d75c1cfdfc1 Danish
  data-analysis: 2b92a5b2-6758-4ee3-9fb4-b6387a55cc8f perform data analysis
  data-modelling: fbafa41f-cd05-4109-a649-8b44d306d779 create data models
  data-visualisation: c3e36d05-8ae8-447f-bb2b-6f9409f85389 deliver visual presentation of data
  data-warehousing: 3ec2e4d6-7000-4905-bf1a-c5b1679416de data warehouse
  deep-learning: ecc4552a-92c5-4222-b18d-faf5ac841080 deep learning
  devops: f0de4973-0a70-4644-8fd4-3a97080476f4 DevOps
  digital-marketing: 43dfbe7f-9e10-4871-b171-e5076737b4cf digital marketing techniques
  distributed-systems: 897b393f-e7e0-4248-a40d-d77119694e83 distributed computing
  drupal: 1de3942b-99d8-41e8-9ef0-fbc9e9f6307b Drupal
  dutch: cad4f44b-28a8-4448-86e5-7389e5ebf3eb Dutch
  electrical-engineering: 3e40c7d0-0e36-4b33-bc33-0aa87eda0561 electrical engineering
  electronics: 95c35c3a-035f-47c2-90cf-7e934d20fc08 electronics
  email-marketing: 36931cb7-ca3f-4be1-8428-f38eefc8e1ed execute email marketing
  embedded-systems: 2180bd8c-86de-4889-8165-adac902eee9d embedded systems
  employment-law: 97b713f0-b9e8-4903-8dee-7e0b4019a1c0 employment law
  english: 6d3edede-8951-4621-a835-e04323300fa0 English
  erlang: 034c29fa-c3ba-45ea-b8f3-bf8e3705e386 Erlang
  estonian: 1b7e6f56-bc73-4bcc-81ae-09252175d418 Estonian
  event-management: 03a0ab28-ce99-4e14-baf8-a66c55da28f8 carry out event management
  excel: 1973c966-f236-40c9-b2d4-5d71a89019be use spreadsheets software
  financial-analysis: 99571e68-801f-49af-a897-5f75996642e1 financial analysis
  finnish: 0e3493f4-0cad-4fbc-8e02-025f169b8114 Finnish
  french: e747e77e-0ea1-4001-8b07-1d11946b5f1b French
  geographic-information-systems: 377861af-f966-4c87-a2db-7e99904312b9 geographic information systems
  georgian: b2c1f90a-72ce-4499-ab9a-a9a5c9355d5b Georgian
  german: 4812a4ea-dc55-4dc6-b9b0-4a59bba2c647 German
  graphic-design: 7fb699d9-182a-430e-b7a0-6d8ed05c284b graphic design
  greek: ea4ebfa1-e17a-4416-ac54-955f33e6ade7 Greek
  hardware-testing: 52b38e90-3d05-4042-a9e2-d19dec8dd7c1 test hardware
  haskell: 000f1d3d-220f-4789-9c0a-cc742521fb02 Haskell
  health-informatics: fb82ae25-b59f-43fd-aacf-a8308afbe85e health informatics
  hebrew: 8a45f04a-cd28-4ac1-8e8b-ecfd21be0b18 Hebrew
  hindi: d93a7370-bf56-43f5-be54-e108f8ec3107 Hindi
  human-resources: e437eba1-3e22-41f2-8703-741e94785cba human resource management
  hungarian: ddd3596a-43f3-402e-960a-5f79362a8609 Hungarian
  identity-and-access-management: ab49f767-296b-47d5-af56-0b4a69515b03 maintain ICT identity management
  illustrator: 27b913f0-3c52-448b-ad27-fc6ef08fb326 Adobe Illustrator
  industrial-design: efacdaad-ab73-4056-bee3-4eb34b458bf6 industrial design
  information-architecture: 1bba98a7-92b9-450b-9235-e0c905f8f3c4 information architecture
  instructional-design: e3145bd7-7f35-44ec-a5dc-4417c5c9ab9a instructional design models
  intellectual-property: 2ad081e6-0a3f-4612-ac15-7ace75d39e26 intellectual property law
  interaction-design: de0be6e8-644c-4cc9-9c8d-925dd98dda56 software interaction design
  interpreting: 8b5962d7-b195-4459-addb-d15a48cc4b64 interpret spoken language between two parties
  investment-analysis: bf12b461-1c53-4d81-a395-8ba77f7483c4 investment analysis
  it-support: db36f7f1-5900-45bd-9ffb-f2b19c4362ac support ICT system users
  italian: 87219dfe-a21c-4160-8cc8-1eabf9b16b44 Italian
  japanese: 39c675c4-af13-49db-bbed-cf762102f85e Japanese
  java: 19a8293b-8e95-4de3-983f-77484079c389 Java (computer programming)
  javascript: 3cd569a2-4f88-4c1e-9995-8dce8c5e51a7 JavaScript
  journalism: 3391d6dd-d584-4c8c-9af9-d2f0c45e2b4b journalism
  kazakh: f37dbb3c-dafc-4835-86d1-de9615626f9b Kazakh
  korean: f9bc2890-d1f2-4a83-bd7b-b150a7679c79 Korean
  lab-work: 8259c2c0-2749-41e2-a4a8-4a64a76eab37 laboratory techniques
  language-teaching: 89a1fa04-5a83-4c56-9b25-48ef48cdbc69 language teaching methods
  latvian: 5de39924-769c-4301-82a5-525358dffe50 Latvian
  law: 06f46a6e-62d3-4ca0-bedb-cb4c021c14ee legal studies
  legal-research: a8585efe-4011-47b2-9aed-cd01bd3652c0 legal research
  lithuanian: b3950b87-a980-4cd4-a795-be8a9b63661d Lithuanian
  machine-learning: 8369c2d6-c100-4cf6-bd83-9668d8678433 utilise machine learning
  malay: 1f90c205-f869-4dcf-a374-c4fdeded9cbc Malay
  matlab: c3a03c5a-c260-4c26-9b9a-873abb396f4d MATLAB
  mechanical-engineering: 9c071f1d-eac3-449d-b004-c14775b5a3b9 mechanical engineering
  medical-coding: cf0b92de-4bd0-46ee-b383-7765b4cbcac9 clinical coding
  microsoft-sql-server: c062bab3-3ea0-4291-9220-a2d8fef4bead SQL Server
  moderation: c9b6aa32-6c42-4903-8e5a-23e43edf03fc online moderation techniques
  motion-design: 8afe68ff-b261-4fa8-ab25-bb30b0e5c292 motion graphics
  mysql: 4da171e5-779c-4983-a76f-91c16751e99f MySQL
  natural-language-processing: fff0e2cd-d0bd-4b02-9daf-158b79d9688a natural language processing
  norwegian: 829f6eb5-0b26-4152-8eb3-82dd32b2b6f2 Norwegian
  objective-c: 9973a5a2-7822-4161-99e9-95c781eb63f8 Objective-C
  office-administration: 6a609f8f-1451-4102-ad2d-62c5270e1237 office administration
  payroll: 9d916d7c-89b3-4084-a6d9-e2b0b3091404 manage payroll
  perl: 401eb8d8-6daa-4f8b-90ad-60afc71eb4f8 Perl
  persian: 58cabf75-2520-4358-a210-2cbc628f4aa2 Persian
  pharmacovigilance: 979fdc05-7bfe-41f8-b071-7d3ec4c9540b ensure pharmacovigilance
  photography: 38509fa4-7c06-4a4b-9622-f521f03c37b8 photography
  photoshop: 14ced458-5f4b-495f-bd3d-9c240614bda0 Adobe Photoshop
  php: 4350c38d-0fe9-4ca7-bab9-40ed7f72b04f PHP
  policy-analysis: c5449667-9b40-4114-8d74-f51177669984 policy analysis
  polish: f3e9b964-0c2d-46c4-a895-8b3583054d69 Polish
  portuguese: 584c13e8-fd06-4ca3-a45b-cca5b2f147a7 Portuguese
  postgresql: a8d07b5a-c1a1-42c6-9d53-db9c7a2ca996 PostgreSQL
  power-systems: dd6e5939-d19b-4e2f-a025-2014f0a2ec88 power engineering
  procurement-law: 9b862976-aa05-4bde-8ed6-8f39790edd0f procurement legislation
  product-design: fd4386c5-96f0-4c6e-970c-c08729ae0cc6 develop product design
  product-management: 29fb886c-6be0-4e93-9ea1-232881f2092a plan product management
  project-management: 7111b95d-0ce3-441a-9d92-4c75d05c4388 project management
  prototyping: bacbfc27-4b5d-47de-8bfd-af5fa27562a2 design prototypes
  public-relations: 5330b70e-16f5-43a7-a6de-18fd6a4bd063 public relations
  python: ccd0a1d9-afda-43d9-b901-96344886e14d Python (computer programming)
  quality-management: 35ebe444-9ece-4fbc-a55d-e99ea37267ae manage quality
  r-language: 51586df8-1c46-4b47-8583-773cb63bf00b R
  recommendation-systems: 505e4ef3-7ce4-437d-b7b4-5c608f71c258 build recommender systems
  recruiting: 496932f1-0b6b-4f73-9432-d95c7ddcd43b recruit employees
  renewable-energy: f8413360-6114-40de-a276-c59b764b9913 renewable energy technologies
  risk-management: 6eff134b-e34f-4d6e-a6e8-5e47cf2228d0 risk management
  robotics: e87ec79a-c9ff-46f5-84fa-7a0f394cdf40 robotics
  romanian: 4b9f1ae5-0ee6-4738-8999-9b8191fba808 Romanian
  ruby: 0ccdfe98-f845-4598-84a1-3dca66e9d9a3 Ruby (computer programming)
  russian: 6891bbce-20bf-4afc-bd5e-75bdf54c0165 Russian
  sales: 450de541-797a-4da0-9fe4-a81471c8047d sales activities
  sap-abap: eb0e5615-1575-4a86-a1a2-7d39595033c5 ABAP
  sass: 1110c92f-3059-445a-9436-0f4200d365f5 Sass
  scala: ffddfc7c-a9dd-449f-9e96-882dc447c8b6 Scala
  seo: eda4d727-4374-49af-ace4-118c7c906835 search engine optimisation
  serbian: c5cb0cc1-c40b-4544-a21c-8472f0b5c14a Serbian
  slovak: 246980fe-6222-4852-ade8-b372f7e0fd20 Slovak
  slovenian: 9ace3aae-aeae-4ed6-b625-26bc58345554 Slovenian
  social-media: 5303169c-75d6-4751-9136-a4b88343388c social media management
  solidity: 605399ce-4736-4b41-b41e-92ecf2139454 Solidity
  spanish: 14ee9f76-3524-43d5-8a1a-5ba8283f8bd7 Spanish
  sql: 598de5b0-5b58-4ea7-8058-a4bc4d18c742 SQL
  stakeholder-management: 1af2db15-2af9-44dd-9639-bf1fc69d4c34 manage relationships with stakeholders
  statistics: 7ee4c2ea-b349-4bd2-81a3-ec31475d4833 statistics
  subtitling: a5d03670-794a-4f2d-8bb4-3087c7b5aa06 create subtitles
  supply-chain-management: f929c89e-c363-4132-a918-e021d57b307c supply chain management
  swedish: 7ee51257-8947-4b69-9bdf-322baf0a6398 Swedish
  swift: be80acfc-b6f2-4411-9b8d-b19d9cd2556a Swift (computer programming)
  system-administration: 0868eef3-2213-4572-9343-74931345a7d3 administer ICT system
  system-design: f7e2eb04-3e50-4561-bce1-7e51a1fec308 define software architecture
  tamil: e9e9b625-f59f-4bda-952d-1f9831e6dfda Tamil
  team-leadership: 1f1d2ff8-c4c1-45cc-9812-6a7ee84a73cb lead a team
  technical-writing: 04dfd9fb-e0cf-40f6-96c6-9d2280c4347e provide technical documentation
  telecoms: 14764a75-3104-4875-ba1d-57c059b9b013 telecommunications engineering
  test-automation: 6a322874-e32f-4cd8-9683-badce67a7f73 develop automated software tests
  translation: 449f0945-4943-49f9-bd98-edfdfd7c00ba translate texts
  turkish: aa66a033-8522-40e9-a5c0-ff2593e2669c Turkish
  typescript: 867137fb-ff1b-4ca3-99f3-cb6969aa2c68 TypeScript
  typography: 080a3bf6-c8e8-481e-b97e-8fbc964ebab7 typography
  ukrainian: 354b948c-7eef-4ebc-bfd6-f60d7d5acb62 Ukrainian
  unity: d1a86399-24d8-415f-98b9-e8cbb6b04a26 Unity (digital game creation systems)
  unreal-engine: b04c4965-4fd7-4dfa-a8d4-0cec5c5f5d0c Unreal Engine
  urdu: bc546a09-1103-4184-b757-3508ef5f8490 Urdu
  user-interface-design: fd33c66c-70c4-40e6-b87c-5495bd3bf26e design user interface
  user-research: a4c2aa71-086f-4a46-b481-2619673c9dfe execute ICT user research activities
  vietnamese: bf60009d-8afb-4306-9b0d-cfe2f66ab08f Vietnamese
  web-accessibility: 3e23db60-0c3d-498a-a6ac-ffbed0ecb033 ICT accessibility standards
  wireframing: f0f5bb34-71df-4715-9c9e-03567b76ec8f create website wireframe
  wordpress: 6d289e8b-2cc1-4eda-ab1f-ad1090ef98f0 WordPress
`

export type EscoConcept = { uri: string; name: string }

const PLACE = 'http://data.europa.eu/esco/skill/'

const concepts = new Map(
  rows
    .trim()
    .split('\n')
    .map((line): [string, EscoConcept] => {
      const [, skill = '', id = '', name = ''] = /^\s*([a-z0-9-]+): ([0-9a-f-]{36}) (.+)$/.exec(line) ?? []
      return [skill, { uri: PLACE + id, name }]
    }),
)

export const escoConceptOf = (skill: string): EscoConcept | null => concepts.get(skill) ?? null
