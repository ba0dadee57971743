-- What companies ask of those who apply, and what was begun and not sent. Guests prove their address by a mail of its own
-- kind; files that were sent are held. The log of steps is append-only.
CREATE TABLE "application_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"step" text DEFAULT 'you' NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"cover_note" text DEFAULT '' NOT NULL,
	"resume_file_id" uuid,
	"resume_text" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prefilled" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"intro" jsonb,
	"allows_processing" boolean DEFAULT false NOT NULL,
	"allows_future_contact" boolean DEFAULT false NOT NULL,
	"form_version" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"application_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_drafts_name_length" CHECK (char_length("application_drafts"."name") between 0 and 255),
	CONSTRAINT "application_drafts_phone_length" CHECK (char_length("application_drafts"."phone") between 0 and 40),
	CONSTRAINT "application_drafts_note_length" CHECK (char_length("application_drafts"."cover_note") between 0 and 3000),
	CONSTRAINT "application_drafts_resume_length" CHECK (char_length("application_drafts"."resume_text") between 0 and 20000),
	CONSTRAINT "application_drafts_status" CHECK ("application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked', 'abandoned', 'submitted', 'discarded')),
	CONSTRAINT "application_drafts_step" CHECK ("application_drafts"."step" in ('you', 'resume', 'questions', 'intro', 'tests', 'review')),
	CONSTRAINT "application_drafts_source" CHECK ("application_drafts"."source" in ('direct', 'invitation', 'link', 'guest')),
	CONSTRAINT "application_drafts_sent" CHECK (("application_drafts"."status" = 'submitted') = ("application_drafts"."application_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "apply_forms" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apply_guests" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_draft_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_proofs" DROP CONSTRAINT "mailed_proofs_kind";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_forms" ADD CONSTRAINT "apply_forms_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_guests" ADD CONSTRAINT "apply_guests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_drafts_one_open" ON "application_drafts" USING btree ("job_id","person_id") WHERE "application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked', 'abandoned');--> statement-breakpoint
CREATE INDEX "application_drafts_by_person" ON "application_drafts" USING btree ("person_id","updated_at");--> statement-breakpoint
CREATE INDEX "application_drafts_by_job" ON "application_drafts" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "application_drafts_by_company" ON "application_drafts" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "application_drafts_by_resume" ON "application_drafts" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "application_drafts_untouched" ON "application_drafts" USING btree ("updated_at") WHERE "application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked');--> statement-breakpoint
CREATE INDEX "apply_guests_by_age" ON "apply_guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_draft_events_subject" ON "application_draft_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "application_draft_events_actor" ON "application_draft_events" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "mailed_proofs" ADD CONSTRAINT "mailed_proofs_kind" CHECK ("mailed_proofs"."kind" in ('verify', 'sign_in', 'reset_password', 'email_change_old', 'email_change_new', 'email_change_undo', 'confirm', 'apply'));--> statement-breakpoint
select make_append_only('application_draft_events');
