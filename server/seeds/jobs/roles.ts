// The roles of fictional jobs: `family | titles | department | skills, required ones first | pay`. Pay is the middle of the
// yearly range in thousands of euros for an experienced person in an expensive country.

export type Role = {
  family: string
  titles: readonly string[]
  department: string
  skills: readonly string[]
  pay: number
}

const lines = `
backend | Backend engineer, Backend developer, Server-side engineer | Engineering | postgresql, go, rest-apis, docker, apache-kafka, redis | 78
backend | Go engineer, Platform developer (Go) | Engineering | go, kubernetes, grpc, postgresql, observability | 84
backend | Python developer, Backend engineer (Python) | Engineering | python, django, postgresql, rest-apis, ci-cd, docker | 74
backend | Java engineer, Software engineer (Java) | Engineering | java, spring-boot, apache-kafka, sql, microservices, docker | 76
backend | Kotlin engineer, Payments engineer | Payments | kotlin, spring-boot, payments, postgresql, apache-kafka | 82
backend | Node.js developer, API engineer | Engineering | node-js, typescript, postgresql, graphql, redis | 72
backend | Ruby on Rails developer, Rails engineer | Engineering | ruby-on-rails, ruby, postgresql, redis, test-automation | 74
backend | PHP developer, Laravel engineer | Engineering | php, laravel, mysql, rest-apis, docker | 60
backend | Elixir engineer, Realtime engineer | Engineering | elixir, postgresql, distributed-systems, observability | 80
backend | Rust engineer, Systems engineer (Rust) | Engineering | rust, linux, distributed-systems, networking | 90
backend | .NET developer, C# engineer | Engineering | csharp, dotnet, sql, azure, rest-apis | 70
backend | Scala engineer, Data platform engineer | Data | scala, apache-spark, apache-kafka, distributed-systems | 84
frontend | Frontend engineer, Frontend developer | Engineering | typescript, react, css, web-accessibility, test-automation | 70
frontend | React developer, Product engineer (React) | Product engineering | react, typescript, next-js, graphql, design-systems | 74
frontend | Vue developer, Web developer (Vue) | Engineering | vue, typescript, css, rest-apis, playwright | 66
frontend | Angular developer, Web application developer | Engineering | angular, typescript, css, rest-apis | 66
frontend | Accessibility engineer, Design system engineer | Design | web-accessibility, design-systems, react, css | 74
fullstack | Full-stack engineer, Full-stack developer | Engineering | typescript, react, node-js, postgresql, docker, ci-cd | 76
fullstack | Software engineer, Product engineer | Engineering | python, react, postgresql, rest-apis, git | 74
fullstack | WordPress developer, Shop developer | Web | wordpress, php, css, shopify-development, seo | 48
mobile | Android developer, Android engineer | Mobile | android-development, kotlin, rest-apis, ci-cd | 72
mobile | iOS developer, iOS engineer | Mobile | ios-development, swift, rest-apis, ci-cd | 76
mobile | React Native developer, Mobile engineer | Mobile | react-native, typescript, ios-development, android-development | 70
mobile | Flutter developer, App developer (Flutter) | Mobile | flutter, rest-apis, ios-development, android-development | 64
data | Data engineer, Analytics engineer | Data | data-engineering, python, sql, apache-airflow, dbt, bigquery | 76
data | Data analyst, Business analyst | Data | data-analysis, sql, tableau, excel, statistics | 54
data | Data scientist, Applied statistician | Data | data-science, python, statistics, a-b-testing, pandas | 78
data | GIS analyst, Geospatial engineer | Data | geographic-information-systems, python, postgresql, data-analysis | 56
ml | Machine learning engineer, ML engineer | Research | machine-learning, python, pytorch, mlops, docker | 90
ml | Computer vision engineer, Vision engineer | Research | computer-vision, python, deep-learning, cpp | 88
ml | Language engineer, NLP engineer | Research | natural-language-processing, python, large-language-models, machine-learning | 88
operations-it | Site reliability engineer, Reliability engineer (SRE) | Platform | site-reliability-engineering, kubernetes, terraform, observability, linux, incident-response | 88
operations-it | DevOps engineer, Infrastructure engineer | Platform | devops, terraform, aws, kubernetes, ci-cd, linux | 80
operations-it | Cloud engineer, Platform engineer | Platform | platform-engineering, gcp, kubernetes, terraform, go | 84
operations-it | Network engineer, Network reliability engineer | Infrastructure | networking, linux, telecoms, ansible | 64
operations-it | Database administrator, PostgreSQL engineer | Platform | postgresql, linux, sql, observability, bash | 74
security | Security engineer, Application security engineer | Security | application-security, threat-modelling, python, ci-cd | 88
security | Penetration tester, Security tester | Security | penetration-testing, application-security, networking | 76
security | Security analyst, SOC analyst | Security | security-operations, incident-response, linux | 62
embedded | Embedded engineer, Firmware engineer | Hardware | embedded-systems, c-language, rtos, electronics, hardware-testing | 74
embedded | Robotics engineer, Controls engineer | Robotics | robotics, cpp, python, embedded-systems | 82
embedded | Electronics engineer, Hardware engineer | Hardware | electronics, electrical-engineering, hardware-testing | 66
embedded | Mechanical designer, Mechanical engineer | Hardware | cad, quality-management, prototyping | 60
quality | QA engineer, Test engineer | Quality | manual-testing, test-automation, playwright | 56
quality | Test automation engineer, Quality engineer | Quality | test-automation, selenium, ci-cd, python | 62
design | Product designer, UX designer | Design | user-experience-design, figma, prototyping, user-research, interaction-design | 66
design | UI designer, Visual designer | Design | user-interface-design, figma, brand-design, illustration | 56
design | User researcher, Design researcher | Design | user-research, user-experience-design, facilitation, statistics | 64
design | Motion designer, Animator | Studio | motion-design, illustration, premiere-pro | 52
design | 3D artist, Environment artist | Studio | blender, unity, shaders | 54
games | Game developer, Gameplay programmer | Studio | game-development, unity, csharp, blender | 60
games | Graphics programmer, Engine programmer | Studio | unreal-engine, cpp, shaders, three-js | 78
games | Sound designer, Audio producer | Studio | sound-design, premiere-pro, editing | 46
product | Product manager, Product owner | Product | product-management, product-strategy, user-research, data-analysis, stakeholder-management | 80
product | Technical product manager, Platform product manager | Product | product-management, system-design, agile, rest-apis | 86
project | Project manager, Delivery manager | Delivery | project-management, agile, stakeholder-management, facilitation | 62
project | Programme manager, Implementation lead | Delivery | programme-management, change-management, stakeholder-management | 70
leadership | Engineering manager, Team lead engineering | Engineering | engineering-management, team-leadership, system-design, coaching | 100
leadership | Head of operations, Operations director | Operations | operations-management, team-leadership, change-management, financial-analysis | 96
marketing | Growth marketer, Performance marketer | Marketing | growth, search-advertising, marketing-analytics, a-b-testing | 54
marketing | SEO specialist, Search marketer | Marketing | seo, content-strategy, marketing-analytics | 46
marketing | Product marketer, Product marketing manager | Marketing | product-marketing, copywriting, user-research | 62
marketing | Community manager, Social media manager | Community | social-media, moderation, event-management | 42
marketing | Developer advocate, Developer relations engineer | Community | developer-relations, technical-writing, javascript, event-management | 78
writing | Technical writer, Documentation engineer | Documentation | technical-writing, editing, git, rest-apis | 54
writing | Copywriter, Content writer | Content | copywriting, content-strategy, editing, seo | 42
writing | Translator, Localisation specialist | Localisation | translation, editing, interpreting | 38
writing | Story editor, Audio editor | Editorial | editing, journalism, sound-design | 44
sales | Account executive, Sales manager | Sales | sales, negotiation, salesforce, business-development | 64
sales | Sales engineer, Solutions engineer | Sales | solutions-engineering, rest-apis, sql, negotiation | 78
sales | Account manager, Partner manager | Partnerships | account-management, negotiation, customer-success | 56
support | Customer support agent, Customer care specialist | Support | customer-support, zendesk, technical-support | 32
support | Technical support engineer, Support engineer | Support | technical-support, linux, sql, customer-support | 48
support | Customer success manager, Onboarding specialist | Success | customer-success, account-management, hubspot | 50
finance | Accountant, Bookkeeper | Finance | accounting, tax, excel, erp | 46
finance | Financial analyst, Finance business partner | Finance | financial-analysis, excel, accounting, power-bi | 58
finance | Payroll specialist, Payroll manager | Finance | payroll, accounting, compliance, excel | 46
finance | Compliance officer, AML analyst | Compliance | anti-money-laundering, compliance, risk-management, banking | 56
finance | Actuary, Risk modeller | Risk | actuarial-science, statistics, r-language, insurance | 76
legal | Legal counsel, Contracts lawyer | Legal | law, contract-law, negotiation, compliance | 74
legal | Privacy officer, Data protection lead | Legal | privacy-engineering, compliance, law | 70
people | Recruiter, Talent partner | People | recruiting, human-resources, stakeholder-management | 48
people | People partner, People operations specialist | People | human-resources, employment-law, compensation-and-benefits, learning-development | 52
people | Executive assistant, Office manager | Office | executive-assistance, office-management, event-management | 38
logistics | Dispatch planner, Logistics planner | Operations | supply-chain-management, procurement, excel, operations-management | 40
logistics | Operations researcher, Route optimisation engineer | Operations | operations-research, python, statistics, supply-chain-management | 72
logistics | Technical buyer, Procurement specialist | Procurement | procurement, negotiation, erp | 46
energy | Power systems engineer, Grid engineer | Engineering | power-systems, electrical-engineering, python | 70
energy | Solar planner, Solar design engineer | Engineering | renewable-energy, electrical-engineering, cad | 56
energy | Wind data analyst, Turbine performance engineer | Engineering | renewable-energy, data-analysis, python, statistics | 64
science | Hydrologist, Water scientist | Research | hydrology, environmental-science, geographic-information-systems, research | 56
science | Laboratory scientist, Chemist | Research | chemistry, lab-work, research | 50
science | Agronomist, Crop scientist | Field | agronomy, environmental-science, data-analysis | 48
science | Bioinformatician, Computational biologist | Research | bioinformatics, python, statistics, r-language | 72
health | Telehealth nurse, Registered nurse (remote care) | Care | nursing, telemedicine, customer-support | 44
health | Clinical research associate, Trial coordinator | Clinical | clinical-research, regulatory-affairs, research | 54
health | Health informatics specialist, FHIR engineer | Clinical | health-informatics, sql, rest-apis, java | 70
health | Remote physician, General practitioner (video) | Care | medicine, telemedicine | 96
education | Online teacher, Course tutor | Teaching | teaching, instructional-design, language-teaching | 36
education | Instructional designer, Course designer | Learning | instructional-design, editing, teaching | 46
public | Policy analyst, Public budgets analyst | Policy | policy-analysis, research, data-analysis, procurement-law | 52
public | Grant writer, Programme officer | Partnerships | grant-writing, project-management, research | 44
construction | BIM coordinator, Building planner | Planning | architecture-drawing, civil-engineering, architecture-design | 52
construction | Civil engineer, Structural engineer | Planning | civil-engineering, architecture-drawing, cad | 58
mobility | Railway software engineer, Signalling engineer | Engineering | railway, cpp, rtos, embedded-systems | 74
mobility | Transport planner, Timetable analyst | Planning | data-analysis, geographic-information-systems, supply-chain-management, python | 50
moderation | Content moderator, Trust and safety analyst | Trust | moderation, customer-support, policy-analysis | 34
moderation | Data annotator, Transcriptionist | Data | data-entry, subtitling, editing | 26
`

export const roles: readonly Role[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [family = '', titles = '', department = '', skills = '', pay = ''] = line
      .split('|')
      .map((part) => part.trim())
    return { family, titles: titles.split(', '), department, skills: skills.split(', '), pay: Number(pay) }
  })
