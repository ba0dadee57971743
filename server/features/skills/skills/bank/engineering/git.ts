import { bank, one, several, topic } from '../bank-notation.ts'

export const git = bank(
  'git',
  'Commits and staging, branches, remotes, undoing things, working in a team',
  topic('Commits and staging', [
    one(
      'You changed two unrelated things in one file and want two commits. What do you do before the first commit?',
      'Stage only some of the changes with git add --patch',
      [
        'Commit everything and split it later with git merge',
        'Run git stash twice',
        'Copy the file and commit the copy',
      ],
      'git add --patch asks about every hunk, so one file can be part of several commits.',
    ),
    one(
      'What does git commit record?',
      'The content of the index',
      [
        'All files of the working tree',
        'The difference to the remote branch',
        'Only files changed since the last push',
      ],
      'A commit is a snapshot of the index (the staging area). What is not staged is not part of it.',
    ),
    one(
      'A file is listed in .gitignore, but git status still reports changes in it. Why?',
      'It was already tracked when the rule was added',
      [
        '.gitignore only works in the root folder',
        'The rule needs an absolute path',
        'Ignored files are reported until the next push',
      ],
      'Ignore rules only apply to untracked files. git rm --cached removes a file from the index and keeps it on disk.',
    ),
    one(
      'Which command shows what would be part of the next commit?',
      'git diff --staged',
      ['git diff HEAD~1 HEAD', 'git log -p -1', 'git show HEAD'],
      'git diff compares the working tree with the index; --staged compares the index with HEAD.',
    ),
    one(
      'What identifies a commit?',
      'A hash of its content, author, message, time and parents',
      [
        'A number that counts up with every commit of a repository',
        'A random number that is chosen when it is made',
        'A hash of the changed files only',
      ],
      'Because the parents are part of the hash, a changed ancestor changes the hash of every commit after it.',
    ),
    one(
      'You forgot a file in the last commit, which nobody else has. What is the shortest way to add it?',
      'git add the file, then git commit --amend --no-edit',
      [
        'git revert HEAD, then git add the file and commit again',
        'git stash the file, then git push --force',
        'git cherry-pick the file',
      ],
      'Amending replaces the last commit by a new one that has the staged changes as well.',
    ),
    one(
      'git blame shows that every line of a file was changed by a formatting commit. How do you see who wrote the lines?',
      'List that commit in a file and pass it as --ignore-revs-file',
      [
        'Delete the formatting commit from the history of the branch',
        'Run git blame with --all and the name of the file',
        'Check out the branch of whoever formatted it',
      ],
      'git blame --ignore-revs-file skips the listed commits and attributes the lines to the ones before.',
    ),
    several(
      'Which of these are stored in a commit?',
      ['The ids of its parent commits', 'The time it was made', 'Who made it'],
      ['The branch it was made on', 'The remote it was pushed to'],
      'A branch is only a name that points to a commit; the commit does not know its branches.',
    ),
  ]),
  topic('Branches and merging', [
    one(
      'What is a branch in Git?',
      'A movable name that points to a commit',
      ['A copy of all files', 'A folder under .git with its own history', 'A list of commits that belong together'],
      'Creating a branch writes one small reference, which is why it takes no time in a large repository.',
    ),
    one(
      'When can Git merge a branch by fast-forward?',
      'When the current branch has no commits that the other lacks',
      [
        'When the two branches have changed different files since they separated',
        'When all commits have the same author',
        'When there is no remote',
      ],
      'The name can then simply be moved forward; there is nothing to combine, so no merge commit is needed.',
    ),
    one(
      'What does a merge commit have that others do not?',
      'More than one parent',
      ['No message', 'A signature', 'Changes of both branches in one list'],
      'Its parents are the commits that were merged; that is how Git knows that both histories are part of it.',
    ),
    one(
      'What does git rebase main do on a feature branch?',
      'Makes new commits with the same changes on top of main',
      [
        'Moves the commits of main onto the feature branch',
        'Deletes commits that main already has a file of',
        'Merges main and keeps both histories',
      ],
      'Rebasing copies each commit onto a new parent, so all of them get new hashes.',
    ),
    one(
      'Why should you not rebase commits that others have built on?',
      'Their work still refers to the old commits, which then exist twice',
      [
        'Git refuses to rebase commits that have already been pushed by anybody',
        'It deletes the branches that were started from them',
        'It removes the authors of the commits',
      ],
      'The others have to move their work onto the new commits by hand, and may bring the old ones back by merging.',
    ),
    one(
      'A merge stopped with conflicts and you want to start over. What do you run?',
      'git merge --abort',
      ['git reset --soft HEAD~1', 'git checkout --theirs .', 'git merge --continue'],
      'It restores the state before the merge. --continue finishes it once the conflicts are resolved.',
    ),
    one(
      'Which commit do the changes of both sides get compared with in a three-way merge?',
      'Their nearest common ancestor',
      ['The first commit of the repository', 'The newest tag', 'The commit of the remote branch'],
      'The merge base tells which side changed a line: if only one side did, there is no conflict.',
    ),
    one(
      'You need one commit of another branch, but not the rest. Which command?',
      'git cherry-pick',
      ['git merge --squash', 'git rebase --onto main', 'git fetch --depth 1'],
      'It applies the changes of one commit as a new commit on the current branch.',
    ),
  ]),
  topic('Remotes', [
    one(
      'What is the difference between git fetch and git pull?',
      'git pull also integrates what was fetched into the current branch',
      [
        'git fetch also deletes local branches that no longer exist on the remote',
        'git pull fetches only tags',
        'There is none',
      ],
      'Fetching only updates the remote-tracking branches such as origin/main, so it is always safe.',
    ),
    one(
      'What is origin/main?',
      'Where main was on the remote when it was last fetched',
      ['The live state of main on the server', 'A branch that only owners may change', 'The first commit of main'],
      'It is a remote-tracking branch in your own repository; only fetching and pushing update it.',
    ),
    one(
      'A push is rejected as non-fast-forward. What does that mean?',
      'The remote branch has commits that you do not have',
      [
        'Your branch has more commits than the server accepts at once',
        'Somebody has locked the branch',
        'A commit has no message',
      ],
      'Fetch and integrate them first. Forcing the push would remove them from the branch.',
    ),
    one(
      'Why is git push --force-with-lease safer than --force?',
      'It refuses if the remote branch is not where you last saw it',
      [
        'It asks the other developers before the branch is replaced',
        'It keeps a copy of the old branch on the server',
        'It only replaces tags',
      ],
      'Somebody’s commits that you have not fetched cannot be overwritten without notice.',
    ),
    one(
      'How do you delete the branch old on the remote origin?',
      'git push origin --delete old',
      ['git branch -D origin/old', 'git remote remove old', 'git fetch --prune old'],
      'git branch -D on a remote-tracking branch only deletes your local note of it.',
    ),
    one(
      'After colleagues deleted their branches on the server, yours still lists them as origin/…. What removes them?',
      'git fetch --prune',
      ['git gc', 'git clean -fd', 'git reset --hard origin'],
      'Pruning deletes remote-tracking branches whose counterpart no longer exists.',
    ),
    one(
      'What does git clone --depth 1 leave out?',
      'All history before the newest commit',
      ['All files above a certain size', 'All branches, tags and submodules', 'The working tree'],
      'A shallow clone is quick for a build, but git log and git blame have nothing to show.',
    ),
    several(
      'Which of these can change what is on the remote?',
      ['git push', 'git push --tags'],
      ['git fetch --prune', 'git pull --rebase', 'git remote rename'],
      'Everything but pushing works on your own repository.',
    ),
  ]),
  topic('Undoing', [
    one(
      'A faulty commit is already on main and others have pulled it. How do you undo it?',
      'git revert the commit',
      ['git reset --hard to the commit before and force the push', 'git commit --amend', 'git rebase -i and drop it'],
      'Reverting adds a commit with the opposite change. History that others have stays as it is.',
    ),
    one(
      'What does git reset --soft HEAD~1 do?',
      'Removes the last commit from the branch and keeps its changes staged',
      [
        'Deletes the last commit and all of its changes from the disk and the index',
        'Unstages everything',
        'Adds a commit that undoes the last one',
      ],
      '--soft moves the branch only; --mixed also resets the index, --hard the working tree as well.',
    ),
    one(
      'You ran git reset --hard and lost a commit. Where do you look for it?',
      'In git reflog',
      ['In git stash list', 'In .gitignore', 'It cannot be found again'],
      'The reflog lists where HEAD has been; the commit stays until it is garbage-collected, usually weeks later.',
    ),
    one(
      'Nothing is staged. How do you bring one changed file back to the state of the last commit?',
      'git restore file',
      ['git revert file', 'git clean file', 'git rm file'],
      'git restore takes the file from the index, which equals the last commit here. The changes are lost. With --source it takes any commit.',
    ),
    one(
      'Uncommitted work is in your way, but you are not ready to commit. What helps?',
      'git stash',
      ['git branch --save', 'git archive', 'git tag -f'],
      'It stores the changes and cleans the working tree; git stash pop brings them back.',
    ),
    one(
      'What does git clean -fd remove?',
      'Untracked files and folders',
      ['Files that are ignored, but nothing else', 'Branches that were merged', 'Unreachable commits'],
      'They are not in any commit, so they cannot be restored. git clean -nd shows what would be removed.',
    ),
    one(
      'A password was committed and pushed a week ago. What has to be done first?',
      'Change the password',
      ['Delete the file in a new commit', 'Make the repository private', 'Force a push without the commit'],
      'Whoever has fetched since has it. Rewriting history afterwards limits the damage, but does not undo it.',
    ),
    one(
      'Which command finds the commit that broke a test by halving the history?',
      'git bisect',
      ['git log --grep', 'git blame', 'git diff --stat'],
      'It checks out the middle of the suspect range again and again; git bisect run does so with a script.',
    ),
  ]),
  topic('Working in a team', [
    one(
      'What is a good reason to keep branches short-lived?',
      'The longer they live, the further they drift from what everyone else builds on',
      [
        'Git limits the number of commits on a branch, so that long ones have to be split by hand',
        'Long branches slow down git status',
        'Branches expire on the server',
      ],
      'Small, frequent integration keeps conflicts small and reviews readable.',
    ),
    one(
      'What belongs in a commit message besides what changed?',
      'Why it changed',
      ['The list of changed files', 'How long it took', 'The name of the editor'],
      'The difference shows what; the reason is nowhere else when somebody reads it years later.',
    ),
    one(
      'What is an annotated tag?',
      'A tag with its own author, date and message',
      ['A tag that moves with a branch', 'A comment in a commit message', 'A tag that exists only locally'],
      'Releases are usually annotated tags, because they record who released what and when.',
    ),
    one(
      'A reviewer asks for changes in the second of your five unpublished commits. How do you keep the history clean?',
      'Commit a fix-up for it and rebase interactively with --autosquash',
      [
        'Squash all five into one and describe the changes in its message',
        'Revert the second commit and apply it again',
        'Open a new branch from main for each remark',
      ],
      'git commit --fixup marks the commit; git rebase -i --autosquash folds it into the right one.',
    ),
    one(
      'What does squashing on merge lose?',
      'The separate commits of the branch on main',
      ['The changes of all but the last commit', 'The name of the author of the branch', 'The possibility to revert'],
      'The branch becomes one commit: easier to revert as a whole, harder to bisect.',
    ),
    one(
      'What is a pre-commit hook?',
      'A script that runs before a commit is made and can stop it',
      [
        'A rule on the server that checks what is pushed',
        'A script that runs after a commit and can undo it',
        'A lock on files that somebody is editing',
      ],
      'Hooks live in each clone, so they help but do not enforce anything; a server or CI does.',
    ),
    one(
      'Why do teams protect their main branch on the server?',
      'So that nobody can push to it without the agreed review and checks',
      [
        'So that it loads faster and is cloned before all other branches of a project',
        'Because Git allows only one writer',
        'So that it cannot be cloned',
      ],
      'Protection is a feature of the hosting, not of Git itself.',
    ),
    several(
      'Which of these are reasons for a conflict when two branches are merged?',
      ['Both changed the same line in different ways', 'One deleted a file that the other changed'],
      ['Both made the same change to the same line', 'One changed a file that the other never touched'],
      'Git only stops where it cannot tell what is wanted; identical changes are no contradiction.',
    ),
  ]),
)
