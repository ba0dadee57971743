CREATE TABLE "elite_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone,
	"awaits_talent" boolean DEFAULT false NOT NULL,
	"waitlisted_until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"reapply_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "elite_applications_status" CHECK ("elite_applications"."status" in ('preparing', 'screening', 'assessment', 'interview', 'endorsement_check', 'compliance', 'waitlisted', 'active', 'paused', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "elite_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"question_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"expires_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "elite_documents_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "elite_documents_kind" CHECK ("elite_documents"."kind" in ('tax_form', 'registration', 'insurance', 'other', 'answer')),
	CONSTRAINT "elite_documents_type" CHECK ("elite_documents"."type" in ('application/pdf', 'image/jpeg', 'image/png'))
);
--> statement-breakpoint
CREATE TABLE "elite_events" (
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
CREATE TABLE "elite_form_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"sealed_data" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "elite_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_data" "bytea",
	"version" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "elite_forms_kind" CHECK ("elite_forms"."kind" in ('join-elite', 'work-preference', 'skill-assessments', 'contract-compliance')),
	CONSTRAINT "elite_forms_status" CHECK ("elite_forms"."status" in ('empty', 'draft', 'submitted', 'changes_requested', 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "elite_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"extensions" smallint DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "elite_questions_status" CHECK ("elite_questions"."status" in ('open', 'answered', 'accepted', 'followed_up', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "elite_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"drawing" text,
	"ip_prefix" text,
	"user_agent" text NOT NULL,
	"chain_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "elite_signatures_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "elite_signatures_method" CHECK ("elite_signatures"."method" in ('typed', 'drawn'))
);
--> statement-breakpoint
CREATE TABLE "endorsements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endorser_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"craft" smallint NOT NULL,
	"reliability" smallint NOT NULL,
	"communication" smallint NOT NULL,
	"initiative" smallint NOT NULL,
	"text" text NOT NULL,
	"again" text NOT NULL,
	"may_contact" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "endorsements_endorser_id_unique" UNIQUE("endorser_id"),
	CONSTRAINT "endorsements_again" CHECK ("endorsements"."again" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "endorser_events" (
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
CREATE TABLE "endorsers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"relation" text NOT NULL,
	"company" text NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"token_hash" "bytea",
	"invited_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"next_reminder_at" timestamp (3) with time zone,
	"silence_told_at" timestamp (3) with time zone,
	"decline_reason" text,
	"replaced_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "endorsers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "endorsers_status" CHECK ("endorsers"."status" in ('draft', 'invited', 'opened', 'submitted', 'verified', 'declined', 'bounced', 'expired', 'replaced', 'cancelled', 'withdrawn')),
	CONSTRAINT "endorsers_relation" CHECK ("endorsers"."relation" in ('manager', 'client', 'peer', 'report', 'teacher')),
	CONSTRAINT "endorsers_locale" CHECK ("endorsers"."locale" in ('en', 'en-XA')),
	CONSTRAINT "endorsers_decline_reason" CHECK ("endorsers"."decline_reason" in ('dont_know', 'no_time', 'conflict', 'not_comfortable', 'other'))
);
--> statement-breakpoint
ALTER TABLE "credentials" DROP CONSTRAINT "credentials_kind";--> statement-breakpoint
ALTER TABLE "elite_applications" ADD CONSTRAINT "elite_applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_documents" ADD CONSTRAINT "elite_documents_application_id_elite_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."elite_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_documents" ADD CONSTRAINT "elite_documents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_documents" ADD CONSTRAINT "elite_documents_question_id_elite_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."elite_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_form_versions" ADD CONSTRAINT "elite_form_versions_form_id_elite_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."elite_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_form_versions" ADD CONSTRAINT "elite_form_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_forms" ADD CONSTRAINT "elite_forms_application_id_elite_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."elite_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_forms" ADD CONSTRAINT "elite_forms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_questions" ADD CONSTRAINT "elite_questions_application_id_elite_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."elite_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_questions" ADD CONSTRAINT "elite_questions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_signatures" ADD CONSTRAINT "elite_signatures_application_id_elite_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."elite_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_signatures" ADD CONSTRAINT "elite_signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_endorser_id_endorsers_id_fk" FOREIGN KEY ("endorser_id") REFERENCES "public"."endorsers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsers" ADD CONSTRAINT "endorsers_application_id_elite_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."elite_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsers" ADD CONSTRAINT "endorsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "elite_applications_one_live" ON "elite_applications" USING btree ("person_id") WHERE "elite_applications"."status" in ('preparing', 'screening', 'assessment', 'interview', 'endorsement_check', 'compliance', 'waitlisted', 'active', 'paused');--> statement-breakpoint
CREATE INDEX "elite_applications_person" ON "elite_applications" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "elite_applications_queue" ON "elite_applications" USING btree ("queued_at","id") WHERE "elite_applications"."status" in ('screening', 'assessment', 'interview', 'endorsement_check', 'compliance');--> statement-breakpoint
CREATE INDEX "elite_applications_waitlist" ON "elite_applications" USING btree ("waitlisted_until");--> statement-breakpoint
CREATE INDEX "elite_documents_application" ON "elite_documents" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "elite_documents_person" ON "elite_documents" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "elite_documents_question" ON "elite_documents" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "elite_events_subject" ON "elite_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "elite_events_actor" ON "elite_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "elite_form_versions_number" ON "elite_form_versions" USING btree ("form_id","number");--> statement-breakpoint
CREATE INDEX "elite_form_versions_person" ON "elite_form_versions" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "elite_forms_one" ON "elite_forms" USING btree ("application_id","kind");--> statement-breakpoint
CREATE INDEX "elite_forms_person" ON "elite_forms" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "elite_questions_application" ON "elite_questions" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "elite_questions_person" ON "elite_questions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "elite_questions_due" ON "elite_questions" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "elite_signatures_person" ON "elite_signatures" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "endorsements_person" ON "endorsements" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "endorser_events_subject" ON "endorser_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "endorser_events_actor" ON "endorser_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "endorsers_one_per_address" ON "endorsers" USING btree ("application_id","email") WHERE "endorsers"."status" in ('draft', 'invited', 'opened', 'submitted', 'verified');--> statement-breakpoint
CREATE INDEX "endorsers_application" ON "endorsers" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "endorsers_person" ON "endorsers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "endorsers_email" ON "endorsers" USING btree ("email","invited_at");--> statement-breakpoint
CREATE INDEX "endorsers_due" ON "endorsers" USING btree ("status","next_reminder_at");--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_kind" CHECK ("credentials"."kind" in ('skill_test', 'endorsement'));--> statement-breakpoint
select make_append_only('elite_events');
--> statement-breakpoint
select make_append_only('endorser_events');
