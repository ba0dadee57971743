-- What people tell about the work they can take, where they are in the first-run wizard, and the links by which partners,
-- communities and companies send them.
CREATE TABLE "onboardings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "onboardings_step" CHECK ("onboardings"."step" in ('place', 'hours', 'pay', 'work', 'resume'))
);
--> statement-breakpoint
CREATE TABLE "attributions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"signed_up_at" timestamp (3) with time zone,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attributions_path_length" CHECK (char_length("attributions"."path") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"sharing" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sources_kind" CHECK ("sources"."kind" in ('partner', 'community', 'company')),
	CONSTRAINT "sources_sharing" CHECK ("sources"."sharing" in ('count', 'names')),
	CONSTRAINT "sources_name_length" CHECK (char_length("sources"."name") between 2 and 80),
	CONSTRAINT "sources_message_length" CHECK (char_length("sources"."message") between 0 and 300),
	CONSTRAINT "sources_company_kind" CHECK (("sources"."kind" = 'company') = ("sources"."company_id" is not null)),
	CONSTRAINT "sources_period" CHECK ("sources"."expires_at" > "sources"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"work_from" smallint,
	"work_to" smallint,
	"pay_floor_amount" bigint,
	"pay_floor_currency" char(3),
	"pay_floor_period" text,
	"headline" text,
	"seniority" text,
	"resume_file_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_profiles_hours" CHECK (("talent_profiles"."work_from" is null) = ("talent_profiles"."work_to" is null)),
	CONSTRAINT "talent_profiles_window" CHECK ("talent_profiles"."work_from" between 0 and 1439 and "talent_profiles"."work_to" between 1 and 1440),
	CONSTRAINT "talent_profiles_pay_floor" CHECK (num_nulls("talent_profiles"."pay_floor_amount", "talent_profiles"."pay_floor_currency", "talent_profiles"."pay_floor_period") in (0, 3)),
	CONSTRAINT "talent_profiles_pay_amount" CHECK ("talent_profiles"."pay_floor_amount" > 0),
	CONSTRAINT "talent_profiles_currency" CHECK ("talent_profiles"."pay_floor_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "talent_profiles_headline_length" CHECK (char_length("talent_profiles"."headline") between 2 and 80),
	CONSTRAINT "talent_profiles_seniority" CHECK ("talent_profiles"."seniority" in ('starting', 'junior', 'mid', 'senior', 'lead')),
	CONSTRAINT "talent_profiles_period" CHECK ("talent_profiles"."pay_floor_period" in ('hour', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "talent_skills" (
	"person_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"level" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "talent_skills_person_id_skill_pk" PRIMARY KEY("person_id","skill"),
	CONSTRAINT "talent_skills_level" CHECK ("talent_skills"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "talent_work_countries" (
	"person_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	CONSTRAINT "talent_work_countries_person_id_country_pk" PRIMARY KEY("person_id","country"),
	CONSTRAINT "talent_work_countries_code" CHECK ("talent_work_countries"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talent_work_countries" ADD CONSTRAINT "talent_work_countries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "attributions_person_source" ON "attributions" USING btree ("person_id","source_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "attributions_sign_up" ON "attributions" USING btree ("person_id") WHERE "attributions"."signed_up_at" is not null;
--> statement-breakpoint
CREATE INDEX "attributions_source" ON "attributions" USING btree ("source_id","id") WHERE "attributions"."signed_up_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "sources_link" ON "sources" USING btree ("link_id");
--> statement-breakpoint
CREATE INDEX "sources_company" ON "sources" USING btree ("company_id","id");
--> statement-breakpoint
CREATE INDEX "talent_profiles_resume" ON "talent_profiles" USING btree ("resume_file_id");
--> statement-breakpoint
CREATE INDEX "talent_skills_skill" ON "talent_skills" USING btree ("skill","level");
--> statement-breakpoint
CREATE INDEX "talent_work_countries_country" ON "talent_work_countries" USING btree ("country");
