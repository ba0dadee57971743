CREATE TABLE "applicant_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_views_name_length" CHECK (char_length("applicant_views"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_views_name" ON "applicant_views" USING btree ("person_id","company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "applicant_views_company" ON "applicant_views" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applicant_views_job" ON "applicant_views" USING btree ("job_id");