// The skills people and jobs name, by area. One line per skill: the name, then other words people type for it. The slug is made
// from the name unless given in brackets; it is stored, so a name may be corrected but a slug never changes.

import type { SkillArea } from '#shared/features/base/reference/skill-areas.ts'

export const skillRows: Record<SkillArea, string> = {
  engineering: `
    JavaScript: js, ecmascript, java script
    TypeScript: ts
    Python: py
    Java: jvm
    Kotlin
    Swift
    Objective-C
    Go: golang, go lang, go-lang
    Rust
    C [c-language]: c language
    C++ [cpp]: cpp, c plus plus
    C# [csharp]: c sharp, csharp
    F# [fsharp]: f sharp, fsharp
    .NET [dotnet]: dotnet, asp.net
    PHP
    Ruby
    Ruby on Rails: rails, ror
    Elixir: phoenix
    Erlang
    Scala
    Clojure
    Haskell
    Perl
    Lua
    Dart
    Flutter
    R [r-language]: r language, rstats
    Julia
    MATLAB
    Bash: shell scripting
    PowerShell
    Assembly: assembler
    COBOL
    Solidity: smart contracts
    HTML: html5
    CSS: css3
    Sass: scss
    Tailwind CSS: tailwind
    React: reactjs, react.js
    Next.js: nextjs
    React Router: remix
    React Native
    Vue: vuejs, vue.js
    Nuxt: nuxtjs
    Angular: angularjs
    Svelte: sveltekit
    Solid.js
    jQuery
    Web Components
    Web accessibility: a11y, wcag
    WebAssembly: wasm
    WebRTC
    WebSockets: realtime
    Three.js: webgl
    Node.js: node, nodejs, node js
    Deno
    Express: expressjs
    Fastify
    NestJS: nest
    Django
    Flask
    FastAPI
    Laravel
    Symfony
    WordPress: wp
    Drupal
    Spring Boot: spring
    Quarkus
    Hibernate
    gRPC
    GraphQL
    REST APIs: rest, api design
    OpenAPI: swagger
    Microservices
    Domain-driven design: ddd
    Event-driven architecture: event sourcing
    System design: software architecture
    Distributed systems
    Algorithms: data structures
    Embedded systems: firmware
    RTOS: real-time operating system
    FPGA: vhdl, verilog
    Robotics: ros
    Computer graphics
    Unity
    Unreal Engine: unreal
    Godot
    Android development: android
    iOS development: ios, iphone
    SwiftUI
    Jetpack Compose
    Electron
    Tauri
    Git: version control
    Code review
    Technical writing: documentation
    Salesforce development: apex
    SAP ABAP: abap
    Shopify development: shopify, liquid
    Open source maintenance: open source
    Game development: gamedev
    Shaders: glsl, hlsl
    Electronics: pcb design
    Power systems: grid
    Hardware testing
    Telecommunications [telecoms]: radio, 5g
    Railway systems [railway]: signalling
  `,
  data: `
    SQL
    PostgreSQL: postgres, psql
    MySQL: mariadb
    SQLite
    Microsoft SQL Server: mssql, t-sql
    Oracle Database: oracle, pl/sql
    MongoDB: mongo
    Redis: valkey
    Cassandra: scylladb
    DynamoDB
    Elasticsearch: opensearch, elk
    ClickHouse
    BigQuery
    Snowflake
    Redshift
    Databricks
    dbt: data build tool
    Apache Kafka: kafka
    RabbitMQ: amqp
    Apache Spark: pyspark, spark
    Apache Flink: flink
    Apache Airflow: airflow
    Data engineering: etl, elt
    Data modelling: data modeling
    Data warehousing: warehouse
    Data analysis: analytics
    Data visualisation: data visualization, charts
    Data governance: data quality
    Tableau
    Power BI: powerbi
    Looker
    Metabase
    Excel: spreadsheets
    Statistics: statistical analysis
    A/B testing: experimentation
    Machine learning: ml
    Deep learning: neural networks
    PyTorch
    TensorFlow: keras
    scikit-learn: sklearn
    pandas
    NumPy
    Natural language processing: nlp
    Computer vision: opencv
    Large language models: llm, prompt engineering
    Retrieval and ranking: rag, search relevance
    Recommendation systems: recommenders
    Time series: forecasting
    MLOps: model deployment
    Geographic information systems: gis, qgis
    Bioinformatics: genomics
    Econometrics
    Operations research: optimisation, optimization
    Data science: data scientist
    Health informatics: fhir, hl7
  `,
  platform: `
    Linux: unix
    Docker: containers
    Kubernetes: k8s
    Helm
    Terraform: infrastructure as code, iac, opentofu
    Pulumi
    Ansible
    Amazon Web Services [aws]: aws, ec2, lambda
    Google Cloud [gcp]: gcp
    Microsoft Azure [azure]: azure
    Cloudflare
    CI/CD [ci-cd]: continuous integration, jenkins
    GitHub Actions
    GitLab CI
    Observability: monitoring, opentelemetry
    Prometheus: grafana
    Site reliability engineering: sre, on-call
    Incident response: incident management
    Performance engineering: profiling, load testing
    Networking: tcp/ip, routing
    DNS
    Nginx: reverse proxy
    Database administration: dba
    Serverless
    Application security: appsec, owasp
    Penetration testing: pentest, ethical hacking
    Cloud security
    Identity and access management: iam, oauth, sso
    Cryptography
    Threat modelling: threat modeling
    Security operations: soc, siem
    Compliance: iso 27001, soc 2
    Privacy engineering: gdpr
    IT support: helpdesk, service desk
    System administration: sysadmin
    Manual testing: qa, quality assurance
    Test automation: automated testing, sdet
    Playwright
    Cypress
    Selenium: webdriver
    Mobile testing: appium
    Release management
    FinOps: cloud cost
    DevOps: dev ops, dev-ops
    Platform engineering: developer platform
  `,
  design: `
    User experience design: ux
    User interface design: ui
    Interaction design
    Product design
    User research: ux research, usability testing
    Information architecture
    Design systems
    Prototyping
    Wireframing
    Figma
    Sketch
    Adobe XD
    Photoshop: adobe photoshop
    Illustrator: adobe illustrator
    InDesign: layout, typesetting
    After Effects: motion graphics
    Premiere Pro: video editing
    DaVinci Resolve: colour grading, color grading
    Blender: 3d modelling
    Motion design: animation
    Graphic design
    Brand design: branding, identity design
    Illustration: drawing
    Typography: type design
    Service design
    UX writing: content design
    Industrial design: product design hardware
    CAD: autocad, solidworks
    Architecture drawing: revit, bim
    Photography
    Sound design: audio production
    Game design: level design
    Accessibility auditing: accessibility audit
  `,
  product: `
    Product management: product manager, pm
    Product ownership: product owner
    Product strategy
    Roadmapping
    Agile: scrum, kanban
    Scrum mastery: scrum master
    Project management: project manager
    Programme management: program management
    Stakeholder management
    Requirements analysis: business analysis
    Business process modelling: bpmn
    Change management
    Engineering management: engineering manager
    Team leadership: people management
    Coaching: mentoring
    Technical leadership: tech lead
    Remote collaboration: async work
    Facilitation: workshops
    Jira: atlassian
    Notion
    Vendor management
    Supply chain management: logistics planning
    Procurement: purchasing
    Operations management: operations
    Quality management: six sigma, lean
  `,
  business: `
    Sales: account executive
    Business development: bizdev
    Account management: key accounts
    Customer success
    Customer support: customer service
    Technical support
    Solutions engineering: pre-sales, sales engineering
    Negotiation
    Salesforce: crm
    HubSpot
    Zendesk
    Digital marketing
    Content marketing
    Search engine optimisation [seo]: seo, search engine optimization
    Search advertising: google ads, sem, ppc
    Social media: community management
    Email marketing: newsletters, lifecycle
    Marketing analytics: attribution
    Product marketing
    Growth: growth marketing
    Public relations: pr, communications
    Event management: events
    Copywriting
    Journalism: reporting
    Editing: proofreading
    Translation: localisation, localization
    Interpreting
    Subtitling: captions, transcription
    Teaching: tutoring
    Instructional design: e-learning
    Recruiting: talent acquisition, sourcing
    Human resources: hr
    Payroll
    Compensation and benefits
    Employment law
    Contract law: contracts
    Intellectual property: patents
    Legal research: paralegal
    Accounting: bookkeeping
    Financial analysis: fp&a
    Financial modelling: financial modeling
    Auditing: audit
    Tax: taxation
    Treasury: cash management
    Payments: psp, card schemes
    Risk management
    Anti-money laundering: aml, kyc
    Insurance: actuarial
    Investment analysis: equity research
    Virtual assistance: executive assistant
    Data entry: typing
    Office administration
    Clinical research: gcp trials
    Medical coding: icd-10
    Nursing
    Telemedicine: telehealth
    Pharmacovigilance
    Agronomy: agriculture
    Renewable energy: solar, wind
    Electrical engineering
    Mechanical engineering
    Civil engineering
    Chemistry: laboratory
    Environmental science: sustainability
    Content strategy
    Developer relations: devrel, developer advocacy
    Hydrology
    Building design [architecture-design]: architect
    Laboratory work [lab-work]: lab
    Medicine: physician
    Regulatory affairs
    Language teaching: esl, tefl
    Research
    Grant writing
    Policy analysis: public policy
    Law: legal counsel
    Banking: core banking
    Learning and development [learning-development]
    Office management
    Executive assistance: virtual assistant
    Content moderation [moderation]: trust and safety
    Public procurement [procurement-law]: tenders
    ERP: sap, odoo
    Actuarial science: actuary
  `,
}
