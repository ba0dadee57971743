CREATE TABLE "course_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"outcomes" text[] DEFAULT '{}' NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"has_changes" boolean DEFAULT true NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"scheduled" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_drafts_category" CHECK ("course_drafts"."category" in ('contracts', 'money', 'working-remotely', 'getting-hired', 'growing')),
	CONSTRAINT "course_drafts_level" CHECK ("course_drafts"."level" in ('beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"course_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"lesson_count" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_versions_course_id_version_pk" PRIMARY KEY("course_id","version")
);
--> statement-breakpoint
CREATE TABLE "course_draft_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checklist" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_draft_lessons_kind" CHECK ("course_draft_lessons"."kind" in ('article', 'quiz', 'assignment'))
);
--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_draft_lessons" ADD CONSTRAINT "course_draft_lessons_draft_id_course_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."course_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_drafts_to_publish" ON "course_drafts" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "course_draft_lessons_by_draft" ON "course_draft_lessons" USING btree ("draft_id");--> statement-breakpoint
-- Courses that were published before there were drafts: the draft is what is published.
INSERT INTO "course_versions" ("course_id", "version", "content", "lesson_count", "published_at")
SELECT c.id, c.version, jsonb_build_object(
    'title', c.title, 'summary', c.summary, 'category', c.category, 'level', c.level, 'language', c.language,
    'skills', to_jsonb(c.skills), 'outcomes', to_jsonb(c.outcomes), 'sources', c.sources,
    'sections', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'id', gen_random_uuid(), 'title', section.value->>'title',
        'lessons', coalesce((
          SELECT jsonb_agg(jsonb_build_object(
            'id', l.id, 'kind', l.kind, 'title', l.title, 'body', l.body, 'questions', l.questions,
            'checklist', to_jsonb(l.checklist)
          ) ORDER BY place.ordinality)
          FROM jsonb_array_elements_text(section.value->'lessonIds') WITH ORDINALITY AS place(id, ordinality)
          JOIN course_lessons l ON l.id = place.id::uuid AND l.version = c.version
        ), '[]'::jsonb)
      ) ORDER BY section.ordinality)
      FROM jsonb_array_elements(c.outline) WITH ORDINALITY AS section(value, ordinality)
    ), '[]'::jsonb)
  ), c.lesson_count, c.updated_at
FROM courses c;
--> statement-breakpoint
INSERT INTO "course_drafts" ("id", "version", "title", "summary", "category", "level", "language", "skills", "outcomes",
  "sources", "sections", "has_changes", "updated_at", "created_at")
SELECT c.id, c.version, c.title, c.summary, c.category, c.level, c.language, c.skills, c.outcomes, c.sources,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'id', section.value->>'id', 'title', section.value->>'title',
      'lessonIds', coalesce((
        SELECT jsonb_agg(lesson.value->'id' ORDER BY lesson.ordinality)
        FROM jsonb_array_elements(section.value->'lessons') WITH ORDINALITY AS lesson(value, ordinality)
      ), '[]'::jsonb)
    ) ORDER BY section.ordinality)
    FROM jsonb_array_elements(v.content->'sections') WITH ORDINALITY AS section(value, ordinality)
  ), '[]'::jsonb), false, c.updated_at, c.created_at
FROM courses c JOIN course_versions v ON v.course_id = c.id AND v.version = c.version;
--> statement-breakpoint
INSERT INTO "course_draft_lessons" ("id", "draft_id", "kind", "title", "body", "questions", "checklist", "updated_at")
SELECT l.id, l.course_id, l.kind, l.title, l.body, l.questions, l.checklist, c.updated_at
FROM course_lessons l JOIN courses c ON c.id = l.course_id AND c.version = l.version;
