CREATE TABLE "applicant_name_visibility" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_hidden" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorecard_attributes" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"overall" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"takeaways" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scorecards_overall" CHECK ("scorecards"."overall" in ('definitely_not', 'no', 'yes', 'strong_yes', 'no_decision')),
	CONSTRAINT "scorecards_takeaways_length" CHECK (char_length("scorecards"."takeaways") between 0 and 2000)
);
--> statement-breakpoint
ALTER TABLE "applicant_name_visibility" ADD CONSTRAINT "applicant_name_visibility_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_name_visibility" ADD CONSTRAINT "applicant_name_visibility_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_attributes" ADD CONSTRAINT "scorecard_attributes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_name_visibility_by_person" ON "applicant_name_visibility" USING btree ("person_id","job_id","id");--> statement-breakpoint
CREATE INDEX "applicant_name_visibility_by_job" ON "applicant_name_visibility" USING btree ("job_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_one_each" ON "scorecards" USING btree ("application_id","author_id");--> statement-breakpoint
CREATE INDEX "scorecards_by_author" ON "scorecards" USING btree ("author_id");