CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_templates_name_length" CHECK (char_length("job_templates"."name") between 2 and 80)
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_templates_company" ON "job_templates" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "job_templates_creator" ON "job_templates" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closing_note_length" CHECK (char_length("jobs"."closing_note") between 1 and 1000);