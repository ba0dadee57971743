CREATE TABLE "hidden_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid,
	"company_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_items_one" CHECK (num_nonnulls("hidden_items"."job_id", "hidden_items"."company_id") = 1),
	CONSTRAINT "hidden_items_reason" CHECK ("hidden_items"."reason" in ('not_relevant', 'location', 'pay', 'seniority', 'seen', 'company', 'other'))
);
--> statement-breakpoint
CREATE TABLE "job_marks" (
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"first_seen_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "job_marks_person_id_job_id_pk" PRIMARY KEY("person_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_note_length" CHECK (char_length("saved_jobs"."note") between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_items_job" ON "hidden_items" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_items_company" ON "hidden_items" USING btree ("person_id","company_id");--> statement-breakpoint
CREATE INDEX "hidden_items_list" ON "hidden_items" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "job_marks_job" ON "job_marks" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_once" ON "saved_jobs" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_list" ON "saved_jobs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");