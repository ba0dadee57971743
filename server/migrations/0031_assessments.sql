CREATE TABLE "assessment_events" (
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
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"skill" text,
	"asked" smallint,
	"application_id" uuid,
	"job_id" uuid,
	"person_id" uuid,
	"email" text,
	"invited_by" uuid,
	"status" text DEFAULT 'sent' NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"message" text NOT NULL,
	"release" text NOT NULL,
	"extra_time" text DEFAULT 'none' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"decline_reason" text,
	"attempt_id" uuid,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"points" numeric(7, 2),
	"max_points" integer,
	"percent" smallint,
	"passed" boolean,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessments_status" CHECK ("assessments"."status" in ('sent', 'opened', 'started', 'completed', 'result_available', 'shared', 'declined', 'expired', 'cancelled')),
	CONSTRAINT "assessments_release" CHECK ("assessments"."release" in ('none', 'score', 'topics')),
	CONSTRAINT "assessments_extra_time" CHECK ("assessments"."extra_time" in ('none', 'language', 'condition')),
	CONSTRAINT "assessments_decline_reason" CHECK ("assessments"."decline_reason" in ('no_time', 'not_interested', 'unclear', 'too_long', 'other')),
	CONSTRAINT "assessments_message_length" CHECK (char_length("assessments"."message") between 0 and 1000),
	CONSTRAINT "assessments_note_length" CHECK (char_length("assessments"."note") between 0 and 1000),
	CONSTRAINT "assessments_addressee" CHECK ("assessments"."person_id" is not null or "assessments"."email" is not null)
);
--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "hides_result" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_test_id_screener_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."screener_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_events_subject" ON "assessment_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "assessment_events_actor" ON "assessment_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_secret" ON "assessments" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_open_application" ON "assessments" USING btree ("application_id","test_id") WHERE "assessments"."status" in ('sent', 'opened', 'started');--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_open_email" ON "assessments" USING btree ("company_id","email","test_id") WHERE "assessments"."status" in ('sent', 'opened', 'started');--> statement-breakpoint
CREATE INDEX "assessments_by_company" ON "assessments" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "assessments_by_person" ON "assessments" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "assessments_by_email" ON "assessments" USING btree ("email","id") WHERE "assessments"."person_id" is null;--> statement-breakpoint
CREATE INDEX "assessments_by_inviter" ON "assessments" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "assessments_by_job" ON "assessments" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "assessments_by_test" ON "assessments" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "assessments_by_attempt" ON "assessments" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "assessments_expiring" ON "assessments" USING btree ("expires_at") WHERE "assessments"."status" in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX "screener_attempts_by_test" ON "screener_attempts" USING btree ("test_id");--> statement-breakpoint
select make_append_only('assessment_events');
