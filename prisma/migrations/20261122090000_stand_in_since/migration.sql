-- When a stand-in took over: in its first day it does nothing that its member could not have back.
ALTER TABLE "sitters" ADD COLUMN     "stand_in_since" TIMESTAMP(3);
