-- Short tests that a job asks for: their versions, which never change, the attempts people make at them, and their answers.
-- Written by hand: the last line, which keeps the events of attempts from being rewritten.
CREATE TABLE "screener_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"value" jsonb NOT NULL,
	"seq" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"points" numeric(6, 2),
	CONSTRAINT "screener_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "screener_attempt_events" (
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
CREATE TABLE "screener_attempt_subjects" (
	"attempt_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "screener_attempt_subjects_attempt_id_subject_id_pk" PRIMARY KEY("attempt_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "screener_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"seed" integer NOT NULL,
	"question_order" uuid[] NOT NULL,
	"extra_time" double precision DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"points" numeric(7, 2),
	"max_points" integer NOT NULL,
	"percent" smallint,
	"passed" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screener_attempts_status" CHECK ("screener_attempts"."status" in ('not_started', 'running', 'submitted', 'timed_out', 'scored', 'void')),
	CONSTRAINT "screener_attempts_extra_time" CHECK ("screener_attempts"."extra_time" between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "job_screeners" (
	"job_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"is_required" boolean NOT NULL,
	"later_days" smallint,
	CONSTRAINT "job_screeners_job_id_test_id_pk" PRIMARY KEY("job_id","test_id"),
	CONSTRAINT "job_screeners_later_days" CHECK ("job_screeners"."later_days" between 0 and 14)
);
--> statement-breakpoint
CREATE TABLE "screener_test_versions" (
	"test_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"minutes" smallint NOT NULL,
	"pass_percent" smallint,
	"is_shuffled" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screener_test_versions_test_id_version_pk" PRIMARY KEY("test_id","version"),
	CONSTRAINT "screener_test_versions_title" CHECK (char_length("screener_test_versions"."title") between 3 and 120),
	CONSTRAINT "screener_test_versions_intro" CHECK (char_length("screener_test_versions"."intro") between 0 and 2000),
	CONSTRAINT "screener_test_versions_minutes" CHECK ("screener_test_versions"."minutes" between 1 and 45),
	CONSTRAINT "screener_test_versions_pass_percent" CHECK ("screener_test_versions"."pass_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "screener_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "screener_answers" ADD CONSTRAINT "screener_answers_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempt_subjects" ADD CONSTRAINT "screener_attempt_subjects_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_version" FOREIGN KEY ("test_id","version") REFERENCES "public"."screener_test_versions"("test_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_screeners" ADD CONSTRAINT "job_screeners_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_screeners" ADD CONSTRAINT "job_screeners_test_id_screener_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."screener_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD CONSTRAINT "screener_test_versions_test_id_screener_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."screener_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_tests" ADD CONSTRAINT "screener_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screener_attempt_events_subject" ON "screener_attempt_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "screener_attempt_events_actor" ON "screener_attempt_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "screener_attempt_subjects_subject" ON "screener_attempt_subjects" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "screener_attempts_open" ON "screener_attempts" USING btree ("test_id","person_id","job_id") WHERE "screener_attempts"."status" in ('not_started', 'running');--> statement-breakpoint
CREATE INDEX "screener_attempts_by_person" ON "screener_attempts" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "screener_attempts_by_job" ON "screener_attempts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "screener_attempts_ending" ON "screener_attempts" USING btree ("ends_at") WHERE "screener_attempts"."status" = 'running';--> statement-breakpoint
CREATE INDEX "screener_attempts_due" ON "screener_attempts" USING btree ("due_at") WHERE "screener_attempts"."status" = 'not_started' and "screener_attempts"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "job_screeners_by_test" ON "job_screeners" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "screener_tests_by_company" ON "screener_tests" USING btree ("company_id","id");--> statement-breakpoint
select make_append_only('screener_attempt_events');
