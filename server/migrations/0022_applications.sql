-- What people sent to companies and what became of it. The log of steps and what happened beside them are append-only; notes,
-- ratings and the sent form go with the person.
CREATE TABLE "application_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"visibility" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_entries_kind" CHECK ("application_entries"."kind" in ('resume_opened', 'message', 'test_due', 'test_finished', 'edited', 'nudged', 'overdue', 'asked_why')),
	CONSTRAINT "application_entries_visibility" CHECK ("application_entries"."visibility" in ('talent', 'company', 'both')),
	CONSTRAINT "application_entries_actor_role" CHECK ("application_entries"."actor_role" in ('talent', 'company', 'system'))
);
--> statement-breakpoint
CREATE TABLE "application_events" (
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
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"scope" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_notes_length" CHECK (char_length("application_notes"."text") between 1 and 5000),
	CONSTRAINT "application_notes_scope" CHECK ("application_notes"."scope" in ('team', 'private'))
);
--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"application_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_ratings_application_id_rater_id_pk" PRIMARY KEY("application_id","rater_id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"stage_id" uuid,
	"source" text NOT NULL,
	"source_id" uuid,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"first_viewed_at" timestamp (3) with time zone,
	"resume_opened_at" timestamp (3) with time zone,
	"first_due_at" timestamp (3) with time zone NOT NULL,
	"first_reply_at" timestamp (3) with time zone,
	"reply_due_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	"second_nudged_at" timestamp (3) with time zone,
	"awaits_talent_since" timestamp (3) with time zone,
	"sent" jsonb NOT NULL,
	"match" jsonb,
	"knocked_out" boolean NOT NULL,
	"reject_reason" text,
	"feedback" text,
	"says_nothing" boolean DEFAULT false NOT NULL,
	"rejected_by" uuid,
	"refusal_due_at" timestamp (3) with time zone,
	"withdraw_reason" text,
	"withdraw_note" text,
	"ended_at" timestamp (3) with time zone,
	"retention_until" timestamp (3) with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	"conversation_id" uuid,
	CONSTRAINT "applications_feedback_length" CHECK (char_length("applications"."feedback") between 1 and 2000),
	CONSTRAINT "applications_withdraw_note_length" CHECK (char_length("applications"."withdraw_note") between 1 and 500),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer', 'hired', 'not_selected', 'withdrawn', 'closed_job', 'expired_no_reply')),
	CONSTRAINT "applications_source" CHECK ("applications"."source" in ('direct', 'invitation', 'link', 'guest')),
	CONSTRAINT "applications_reject_reason" CHECK ("applications"."reject_reason" in ('skills', 'experience', 'language', 'hours', 'pay', 'work_permit', 'other_person', 'position_cancelled', 'other')),
	CONSTRAINT "applications_withdraw_reason" CHECK ("applications"."withdraw_reason" in ('other_job', 'pay', 'process_too_long', 'no_reply', 'not_a_fit', 'personal', 'other'))
);
--> statement-breakpoint
CREATE TABLE "outside_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"url" text,
	"status" text NOT NULL,
	"applied_on" date,
	"follow_up_on" date,
	"notes" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_applications_company_length" CHECK (char_length("outside_applications"."company") between 1 and 120),
	CONSTRAINT "outside_applications_role_length" CHECK (char_length("outside_applications"."role") between 1 and 140),
	CONSTRAINT "outside_applications_notes_length" CHECK (char_length("outside_applications"."notes") between 0 and 5000),
	CONSTRAINT "outside_applications_state" CHECK ("outside_applications"."status" in ('saved', 'applied', 'screening', 'interview', 'offer', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_rater_id_people_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_job_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."job_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_rejected_by_people_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_applications" ADD CONSTRAINT "outside_applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_entries_by_application" ON "application_entries" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_entries_actor" ON "application_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "application_events_subject" ON "application_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "application_events_actor" ON "application_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "application_notes_by_application" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_notes_by_author" ON "application_notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "application_ratings_by_rater" ON "application_ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_live" ON "applications" USING btree ("job_id","talent_id") WHERE "applications"."status" in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer');--> statement-breakpoint
CREATE INDEX "applications_by_talent" ON "applications" USING btree ("talent_id","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_job_and_status" ON "applications" USING btree ("job_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("job_id","reply_due_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_stage" ON "applications" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "applications_by_company" ON "applications" USING btree ("company_id","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_by_conversation" ON "applications" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "applications_by_rejecter" ON "applications" USING btree ("rejected_by");--> statement-breakpoint
CREATE INDEX "applications_unseen" ON "applications" USING btree ("submitted_at") WHERE "applications"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("reply_due_at") WHERE "applications"."reply_due_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_refusals_due" ON "applications" USING btree ("refusal_due_at") WHERE "applications"."refusal_due_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_kept_until" ON "applications" USING btree ("retention_until") WHERE "applications"."retention_until" is not null;--> statement-breakpoint
CREATE INDEX "applications_live_by_job" ON "applications" USING btree ("job_id") WHERE "applications"."status" in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer');--> statement-breakpoint
CREATE INDEX "outside_applications_by_person" ON "outside_applications" USING btree ("person_id","updated_at","id");--> statement-breakpoint
select make_append_only('application_events');--> statement-breakpoint
select make_append_only('application_entries');
