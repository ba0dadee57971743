CREATE TABLE "course_lessons" (
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"body" text NOT NULL,
	"questions" jsonb NOT NULL,
	"checklist" text[] NOT NULL,
	CONSTRAINT "course_lessons_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "course_lessons_kind" CHECK ("course_lessons"."kind" in ('article', 'quiz', 'assignment'))
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_reviews_person_id_course_id_pk" PRIMARY KEY("person_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"skills" text[] NOT NULL,
	"skill_slugs" text[] NOT NULL,
	"outcomes" text[] NOT NULL,
	"sources" jsonb NOT NULL,
	"outline" jsonb NOT NULL,
	"lesson_count" integer NOT NULL,
	"minutes" integer NOT NULL,
	"search_text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_category" CHECK ("courses"."category" in ('contracts', 'money', 'working-remotely', 'getting-hired', 'growing')),
	CONSTRAINT "courses_level" CHECK ("courses"."level" in ('beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "course_enrolment_events" (
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
CREATE TABLE "course_enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_enrolments_status" CHECK ("course_enrolments"."status" in ('active', 'completed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_notes_person_id_id_pk" PRIMARY KEY("person_id","id"),
	CONSTRAINT "lesson_notes_quote_length" CHECK (char_length("lesson_notes"."quote") between 0 and 500),
	CONSTRAINT "lesson_notes_text_length" CHECK (char_length("lesson_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"person_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"read_percent" smallint DEFAULT 0 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"checked" smallint[] DEFAULT '{}' NOT NULL,
	"quiz_percent" smallint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"completed_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_progress_person_id_lesson_id_pk" PRIMARY KEY("person_id","lesson_id"),
	CONSTRAINT "lesson_progress_completed_by" CHECK ("lesson_progress"."completed_by" in ('rule', 'self'))
);
--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_lessons_by_course" ON "course_lessons" USING btree ("course_id","version");--> statement-breakpoint
CREATE INDEX "course_reviews_by_course" ON "course_reviews" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "courses_by_category" ON "courses" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "courses_by_level" ON "courses" USING btree ("level","id");--> statement-breakpoint
CREATE INDEX "courses_by_skill" ON "courses" USING gin ("skill_slugs");--> statement-breakpoint
CREATE INDEX "course_enrolment_events_subject" ON "course_enrolment_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "course_enrolment_events_actor" ON "course_enrolment_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_enrolments_once" ON "course_enrolments" USING btree ("person_id","course_id");--> statement-breakpoint
CREATE INDEX "course_enrolments_by_course" ON "course_enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_by_lesson" ON "lesson_notes" USING btree ("person_id","lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_notes_by_course" ON "lesson_notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_by_person" ON "lesson_progress" USING btree ("person_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_by_course" ON "lesson_progress" USING btree ("course_id");--> statement-breakpoint
select make_append_only('course_enrolment_events');
