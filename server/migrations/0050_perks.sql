CREATE TABLE "perk_claims" (
	"perk_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "perk_claims_perk_id_person_id_pk" PRIMARY KEY("perk_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "perks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"url" text NOT NULL,
	"code" text NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"limit" integer,
	"starts_on" date,
	"ends_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "perks_partner_length" CHECK (char_length("perks"."partner") between 1 and 60),
	CONSTRAINT "perks_title_length" CHECK (char_length("perks"."title") between 1 and 100),
	CONSTRAINT "perks_about_length" CHECK (char_length("perks"."about") between 0 and 600)
);
--> statement-breakpoint
ALTER TABLE "perk_claims" ADD CONSTRAINT "perk_claims_perk_id_perks_id_fk" FOREIGN KEY ("perk_id") REFERENCES "public"."perks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_claims" ADD CONSTRAINT "perk_claims_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "perk_claims_by_person" ON "perk_claims" USING btree ("person_id");