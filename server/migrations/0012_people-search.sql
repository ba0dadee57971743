CREATE TABLE "listed_people" (
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listed_people_list_id_person_id_pk" PRIMARY KEY("list_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_lists_name_length" CHECK (char_length("people_lists"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "person_preferences" ADD COLUMN "is_found_by_pay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_people" ADD CONSTRAINT "listed_people_list_id_people_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."people_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_people" ADD CONSTRAINT "listed_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_people_person" ON "listed_people" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_lists_name" ON "people_lists" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "people_lists_creator" ON "people_lists" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "talent_profiles_updated" ON "talent_profiles" USING btree ("updated_at","person_id") WHERE "talent_profiles"."headline" is not null;--> statement-breakpoint
CREATE INDEX "talent_profiles_headline" ON "talent_profiles" USING gin (lower("headline") gin_trgm_ops);