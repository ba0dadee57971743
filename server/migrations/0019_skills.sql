CREATE TABLE "skill_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"attempt_id" uuid,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"percent" smallint NOT NULL,
	"passed" boolean NOT NULL,
	"level" smallint NOT NULL,
	"topics" jsonb NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_tests" (
	"skill" text PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "screener_attempts" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_tests" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_tests" ADD CONSTRAINT "skill_tests_test_id_screener_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."screener_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "skill_results_attempt" ON "skill_results" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "skill_results_by_person" ON "skill_results" USING btree ("person_id","skill","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "screener_attempts_open_own" ON "screener_attempts" USING btree ("test_id","person_id") WHERE "screener_attempts"."job_id" is null and "screener_attempts"."status" in ('not_started', 'running');