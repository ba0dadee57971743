// The skills people name, with the other names they go by. One line each: `slug | Name | other names`. A name in capitals
// or with a sign (C++, R) is only recognised as it is written: in small letters it is an ordinary word.

export const skillLines = `
javascript | JavaScript | js, ecmascript
typescript | TypeScript | ts
react | React | reactjs, react.js
react-native | React Native | rn
vue | Vue | vuejs, vue.js
angular | Angular | angularjs
svelte | Svelte | sveltekit
nextjs | Next.js | nextjs, next js
nodejs | Node.js | node, nodejs, node js
deno | Deno |
html | HTML | html5
css | CSS | css3
tailwind | Tailwind CSS | tailwind
sass | Sass | scss
web-accessibility | Web accessibility | a11y, wcag
web-performance | Web performance | core web vitals
design-systems | Design systems | design system
webgl | WebGL | three.js, threejs
python | Python | python3
django | Django |
fastapi | FastAPI |
flask | Flask |
java | Java | jvm
spring | Spring | spring boot, springboot
kotlin | Kotlin |
scala | Scala |
clojure | Clojure |
go | Go | golang
rust | Rust | rustlang
c | C | 
cpp | C++ | cpp, c plus plus
csharp | C# | csharp, c sharp
dotnet | .NET | dotnet, asp.net
php | PHP |
laravel | Laravel |
symfony | Symfony |
ruby | Ruby |
rails | Ruby on Rails | rails, ror
elixir | Elixir | phoenix
erlang | Erlang | otp
haskell | Haskell |
ocaml | OCaml |
swift | Swift | swiftui
objective-c | Objective-C | objc
ios | iOS | iphone
android | Android |
flutter | Flutter | dart
r | R | rlang
julia | Julia |
matlab | MATLAB |
lua | Lua |
bash | Bash | shell scripting
sql | SQL |
postgresql | PostgreSQL | postgres, psql
mysql | MySQL | mariadb
mongodb | MongoDB | mongo
redis | Redis | valkey
elasticsearch | Elasticsearch | opensearch
cassandra | Cassandra | scylla
clickhouse | ClickHouse |
snowflake | Snowflake |
bigquery | BigQuery |
kafka | Kafka | apache kafka
rabbitmq | RabbitMQ | amqp
graphql | GraphQL | gql
grpc | gRPC | protobuf
rest | REST APIs | rest api, restful
microservices | Microservices | micro services
system-design | System design | software architecture
distributed-systems | Distributed systems |
docker | Docker | containers
kubernetes | Kubernetes | k8s
helm | Helm |
terraform | Terraform | infrastructure as code, iac
ansible | Ansible |
aws | AWS | amazon web services
azure | Azure |
gcp | Google Cloud | gcp
linux | Linux | unix
nginx | NGINX |
ci-cd | CI/CD | continuous integration, continuous delivery
git | Git |
observability | Observability | opentelemetry, prometheus, grafana
sre | Site reliability | sre, site reliability engineering
devops | DevOps |
platform-engineering | Platform engineering | developer platform
networking | Networking | tcp/ip
cloud-security | Cloud security |
application-security | Application security | appsec, owasp
penetration-testing | Penetration testing | pentesting, pentest, red teaming
incident-response | Incident response |
cryptography | Cryptography |
identity-management | Identity management | iam, oauth, oidc
threat-modelling | Threat modelling | threat modeling
security-operations | Security operations | soc, siem
compliance | Compliance | soc 2, iso 27001
privacy | Privacy | gdpr
embedded | Embedded systems | firmware, embedded software
rtos | Real-time systems | rtos
fpga | FPGA | vhdl, verilog
robotics | Robotics | ros
computer-vision | Computer vision | opencv
machine-learning | Machine learning | ml
deep-learning | Deep learning | neural networks
pytorch | PyTorch |
tensorflow | TensorFlow | keras
nlp | Natural language processing | nlp
llm | Large language models | llm, llms, prompt engineering
mlops | MLOps |
data-science | Data science | data scientist
data-engineering | Data engineering | data pipelines, etl
data-analysis | Data analysis | data analytics
statistics | Statistics |
experimentation | Experimentation | a/b testing, ab testing
spark | Apache Spark | spark, pyspark
airflow | Airflow | dagster
dbt | dbt |
pandas | pandas | numpy
power-bi | Power BI | powerbi
tableau | Tableau | looker
excel | Excel | spreadsheets
gis | GIS | qgis, geospatial
bioinformatics | Bioinformatics |
blockchain | Blockchain | web3
solidity | Solidity | smart contracts
game-development | Game development | gamedev
unity | Unity | unity3d
unreal | Unreal Engine | unreal, ue5
shaders | Shaders | glsl, hlsl
3d-modelling | 3D modelling | 3d modeling, blender
animation | Animation | motion design
test-automation | Test automation | automated testing
playwright | Playwright | cypress
selenium | Selenium |
manual-testing | Manual testing | exploratory testing
performance-testing | Performance testing | load testing
quality-assurance | Quality assurance | qa
product-management | Product management | product manager, pm
product-strategy | Product strategy | roadmapping
user-research | User research | ux research
ux-design | UX design | ux, user experience
ui-design | UI design | ui, user interface
interaction-design | Interaction design |
figma | Figma | sketch
prototyping | Prototyping | wireframing
graphic-design | Graphic design |
illustration | Illustration |
branding | Branding | brand design
photo-editing | Photo editing | photoshop
video-editing | Video editing | premiere, davinci resolve
sound-design | Sound design | audio production
copywriting | Copywriting |
content-strategy | Content strategy |
technical-writing | Technical writing | documentation
editing | Editing | proofreading
journalism | Journalism |
translation | Translation | localisation, localization
interpreting | Interpreting |
seo | SEO | search engine optimisation, search engine optimization
paid-search | Paid search | google ads, ppc, sem
social-media | Social media |
email-marketing | Email marketing | crm marketing
growth-marketing | Growth marketing | growth
product-marketing | Product marketing |
marketing-analytics | Marketing analytics |
community-management | Community management |
developer-relations | Developer relations | devrel, developer advocacy
events | Event management | events
public-relations | Public relations | pr
sales | Sales | b2b sales
business-development | Business development | bizdev
account-management | Account management |
sales-engineering | Sales engineering | presales, solutions engineering
customer-success | Customer success |
customer-support | Customer support | helpdesk, customer service
technical-support | Technical support | tech support
salesforce | Salesforce |
hubspot | HubSpot |
zendesk | Zendesk | intercom
negotiation | Negotiation |
revenue-operations | Revenue operations | revops, sales operations
project-management | Project management | project manager
programme-management | Programme management | program management
agile | Agile | scrum, kanban
stakeholder-management | Stakeholder management |
operations | Operations | business operations
supply-chain | Supply chain | procurement
logistics-planning | Logistics planning | dispatch
route-optimisation | Route optimisation | route optimization, operations research
manufacturing-engineering | Manufacturing engineering | lean
mechanical-design | Mechanical design | cad, solidworks
electrical-engineering | Electrical engineering |
electronics | Electronics | pcb design
power-systems | Power systems | grid
solar | Solar energy | photovoltaics
wind | Wind energy |
hydrology | Hydrology |
civil-engineering | Civil engineering |
bim | BIM | revit
architecture-design | Building design | architect
agronomy | Agronomy |
environmental-science | Environmental science |
chemistry | Chemistry |
lab-work | Laboratory work | lab
clinical-research | Clinical research |
nursing | Nursing | registered nurse
medicine | Medicine | physician
telemedicine | Telemedicine | telehealth
public-health | Public health | epidemiology
psychology | Psychology | counselling, counseling
health-informatics | Health informatics | fhir, hl7
regulatory-affairs | Regulatory affairs | mdr
teaching | Teaching | tutoring
curriculum-design | Curriculum design | instructional design
e-learning | E-learning | lms
language-teaching | Language teaching | esl, tefl
research | Research |
grant-writing | Grant writing |
policy-analysis | Policy analysis | public policy
law | Law | legal counsel
contract-law | Contract law | contracts
employment-law | Employment law | labour law, labor law
accounting | Accounting | bookkeeping
audit | Audit |
tax | Tax | vat
payroll | Payroll |
financial-analysis | Financial analysis | financial modelling, fp&a
treasury | Treasury |
risk | Risk management |
actuarial | Actuarial science | actuary
anti-money-laundering | Anti-money laundering | aml, kyc
payments | Payments | sepa, card payments
insurance | Insurance |
banking | Banking | core banking
recruiting | Recruiting | talent acquisition, sourcing
people-operations | People operations | hr, human resources
learning-development | Learning and development |
compensation | Compensation and benefits | total rewards
office-management | Office management |
executive-assistance | Executive assistance | virtual assistant
data-entry | Data entry |
transcription | Transcription |
moderation | Content moderation | trust and safety
team-leadership | Team leadership | people management
engineering-management | Engineering management | engineering manager
mentoring | Mentoring | coaching
facilitation | Facilitation |
change-management | Change management |
procurement-law | Public procurement | tenders
erp | ERP | sap, odoo
wordpress | WordPress |
shopify | Shopify | e-commerce, ecommerce
no-code | No-code | zapier, airtable
hardware-testing | Hardware testing |
telecoms | Telecommunications | radio, 5g
satellite | Satellite systems |
aviation | Aviation |
maritime | Maritime operations | shipping
railway | Railway systems | signalling
automotive | Automotive | autosar
hospitality | Hospitality | hotel management
culinary | Culinary arts | cooking
fashion | Fashion and textiles | textile
retail | Retail | merchandising
`
