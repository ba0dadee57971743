import { bank, one, several, topic } from '../bank-notation.ts'

export const docker = bank(
  'docker',
  'Images and layers, running containers, networks and data, safe images, several containers',
  topic('Images and layers', [
    one(
      'What is the difference between an image and a container?',
      'A container is a running instance of an image',
      ['An image is a running container', 'Containers are for Linux, images for Windows', 'There is none'],
      'The image is a read-only template; a container adds a writable layer and processes.',
    ),
    one(
      'Why copy package.json and install before copying the source?',
      'The layer with the packages is reused while only the source changes',
      [
        'Installing needs an empty folder and would delete the source otherwise',
        'The source could overwrite the packages',
        'It makes the image smaller',
      ],
      'A changed layer invalidates all layers after it.',
    ),
    one(
      'A file is deleted in a later RUN. What happens to the size of the image?',
      'It stays: the file is still in the earlier layer',
      ['It shrinks by exactly the size of the deleted file', 'It doubles', 'The build fails'],
      'Create and delete in the same RUN, or use several stages.',
    ),
    one(
      'What is a multi-stage build for?',
      'Building with all tools and shipping only the result',
      ['Building for several systems', 'Building faster on one core', 'Testing several versions'],
      'COPY --from takes the artefacts out of the earlier stage.',
    ),
    one(
      'What does .dockerignore do?',
      'Keeps files out of the build context',
      ['Hides containers', 'Ignores failed builds', 'Removes files from the image afterwards'],
      'Builds are faster and secrets or node_modules are not copied by accident.',
    ),
    one(
      'Why is FROM node:latest a risk?',
      'The same Dockerfile can produce a different image tomorrow',
      [
        'It is always larger than an image with a version number in its tag',
        'It cannot be pulled twice',
        'It has no shell',
      ],
      'Pin a version, or a digest for exactly one image.',
    ),
    one(
      'What is the difference between CMD and ENTRYPOINT?',
      'ENTRYPOINT is the program, CMD its default arguments',
      [
        'CMD runs at build time, ENTRYPOINT when a container starts',
        'ENTRYPOINT is for shell scripts only',
        'They are synonyms',
      ],
      'Arguments of docker run replace CMD and are appended to ENTRYPOINT.',
    ),
    one(
      'When does a RUN instruction run?',
      'While the image is built',
      ['When the container starts', 'When it stops', 'Every hour'],
      'What should run in the container belongs in CMD or ENTRYPOINT.',
    ),
  ]),
  topic('Running containers', [
    one(
      'What does -p 8080:80 do?',
      'Port 8080 of the host leads to port 80 of the container',
      [
        'Port 80 of the host leads to port 8080 of the container',
        'Both ports of the container are opened to the host',
        'Requests are limited to 80 at a time',
      ],
      'The host’s port comes first.',
    ),
    one(
      'A container exits at once. What is the first thing to look at?',
      'docker logs',
      ['docker network ls', 'docker tag', 'docker volume prune'],
      'A container lives as long as its main process; the log usually says why it ended.',
    ),
    one(
      'How do you open a shell in a running container?',
      'docker exec -it name sh',
      ['docker attach --shell', 'docker start name sh', 'docker run name sh'],
      'docker run would start a new container.',
    ),
    one(
      'What does exit code 137 usually mean?',
      'The process was killed, often for using too much memory',
      ['The command in CMD was not found anywhere in the image', 'The port was taken', 'It ended normally'],
      '128 + 9, the number of SIGKILL. docker inspect shows OOMKilled.',
    ),
    one(
      'Why should the main process receive SIGTERM itself?',
      'So that it can finish its work before it is killed',
      ['So that logs are kept', 'So that it restarts faster', 'It is needed to publish ports'],
      'The shell form of CMD puts a shell in between that does not pass signals on.',
    ),
    one(
      'What does --restart unless-stopped do?',
      'Restarts the container after failures and reboots, unless it was stopped by hand',
      [
        'Restarts the container every time the host has installed an update, and only then',
        'Restarts only after a new image',
        'Prevents stopping',
      ],
      'It is a simple substitute for a service manager.',
    ),
    one(
      'What does a HEALTHCHECK tell that "running" does not?',
      'Whether the service in it works',
      ['How old it is', 'Which image it has', 'Whether the host is healthy'],
      'A process can run and yet answer nothing.',
    ),
    one(
      'How is the memory of a container limited to 512 MB?',
      '--memory 512m',
      ['--size 512m', 'ENV MEMORY=512', '--cpus 0.5'],
      'Without a limit one container can take the memory of the whole host.',
    ),
  ]),
  topic('Networks and data', [
    one(
      'How do two containers of the same user-defined network reach each other?',
      'By the name of the container or service',
      ['By localhost, on the published port', 'Only by addresses that are set by hand', 'By the name of the image'],
      'Docker has a DNS server for such networks.',
    ),
    one(
      'What does localhost mean inside a container?',
      'The container itself',
      ['The host', 'The first container', 'The Docker daemon'],
      'That is why a service listening on 127.0.0.1 in a container cannot be reached from outside.',
    ),
    one(
      'Where should the data of a database container be?',
      'In a volume',
      ['In its writable layer', 'In the image', 'In an environment variable'],
      'The writable layer is gone with the container.',
    ),
    one(
      'What is a bind mount good for?',
      'Working on source code of the host inside a container',
      ['Making backups of images before they are built once more', 'Sharing memory', 'Encrypting data'],
      'It maps a folder of the host, including its permissions.',
    ),
    one(
      'What does docker compose down -v delete that down does not?',
      'The volumes',
      ['The images', 'The Compose file', 'Other projects’ networks'],
      'And with them the data: be careful.',
    ),
    one(
      'How do you make a service reachable only for other containers?',
      'Do not publish its port',
      ['Publish it on port 0', 'Use EXPOSE 0', 'Stop the host’s firewall'],
      'Containers of the same network reach it anyway; EXPOSE is documentation.',
    ),
    one(
      'What is the safest way to copy a database out of its container?',
      'The database’s own dump tool',
      ['docker cp of its running data folder', 'docker commit', 'docker export'],
      'Files that change while they are copied do not make a consistent backup.',
    ),
    one(
      'Files written by a container belong to root on the host. How is that avoided?',
      'Run the container as a user with the right id',
      ['Run chmod in the CMD of the image, at every start', 'Give the volume a name', 'Mount the directory read-only'],
      'Ownership is by number, so the ids have to match.',
    ),
  ]),
  topic('Safe images', [
    one(
      'Why should a container not run as root?',
      'Whoever escapes from it, or writes to a mounted folder, has root’s rights',
      [
        'Root is slower in a container, because the kernel checks each of its calls twice',
        'Root cannot open ports',
        'It is not possible',
      ],
      'USER in the Dockerfile is enough for most services.',
    ),
    one(
      'A token was passed with ARG during the build. Who can read it?',
      'Anybody with the image, in its history',
      [
        'Only root inside a running container',
        'Only the person who built the image',
        'Nobody, as ARG ends with the build',
      ],
      'Use build secrets, which are not stored in layers.',
    ),
    one(
      'What does a read-only root file system prevent?',
      'Programs in the container changing or adding files',
      ['Other containers reading the image or its environment', 'Network access', 'Restarts'],
      'Folders that must be written are mounted as tmpfs or volumes.',
    ),
    one(
      'What is the danger of mounting /var/run/docker.sock?',
      'The container controls the host through it',
      [
        'Logs of other containers may get mixed',
        'Images can no longer be pulled by the host',
        'The socket becomes a bottleneck',
      ],
      'Whoever can start containers can start one with all rights.',
    ),
    one(
      'Why are small base images safer?',
      'They contain fewer programs that can have faults or be abused',
      ['They start as root and therefore need no further rights at all', 'They are signed', 'They cannot be changed'],
      'There is also less to update and to transfer.',
    ),
    one(
      'How are known vulnerabilities in an image found?',
      'By scanning it regularly, even after it was built',
      ['By docker ps, which marks such images with a warning', 'By docker inspect', 'By restarting it'],
      'New ones are found in old images all the time.',
    ),
    one(
      'What does --cap-drop ALL do?',
      'Removes all Linux capabilities from the container',
      ['Removes all network interfaces of the container except the local one', 'Deletes its volumes', 'Drops its logs'],
      'Those needed can be added back one by one.',
    ),
    one(
      'Where does configuration such as the database address belong?',
      'Outside the image, in the environment or mounted files',
      [
        'In a layer of the image, so that it cannot be lost or changed',
        'In the name of the image',
        'In the Dockerfile as RUN',
      ],
      'The same image can then run in test and production.',
    ),
  ]),
  topic('Several containers', [
    one(
      'What is Docker Compose for?',
      'Describing several services of an application in one file',
      [
        'Combining several images into a single smaller one',
        'Running one container on several hosts',
        'Compressing layers before they are pushed',
      ],
      'Networks and volumes are part of the description.',
    ),
    one(
      'What does depends_on alone not guarantee?',
      'That the other service is ready',
      ['That it is started first', 'That it is in the same file', 'That it has a name'],
      'condition: service_healthy waits for its health check.',
    ),
    one(
      'How can one service be scaled to three containers with Compose?',
      'docker compose up --scale web=3',
      ['docker compose start web web web', 'docker run --replicas 3 --service web', 'docker compose copy web=3'],
      'A fixed host port would collide, so a proxy in front is needed.',
    ),
    one(
      'Where should a container write its logs?',
      'To standard output and standard error',
      ['To a file in a directory of the image', 'To /var/log, as on any other host', 'To a database beside it'],
      'The platform collects them from there.',
    ),
    one(
      'Why should a web container keep no sessions in memory?',
      'Other containers could not serve the same visitor, and a restart loses the sessions',
      [
        'The memory of a container is read-only while it runs, so no session could ever be stored there',
        'Sessions are forbidden',
        'It would be slower',
      ],
      'Stateless containers can be replaced and multiplied.',
    ),
    one(
      'What is a registry?',
      'A store from which images are pulled',
      ['A list of running containers', 'A log of builds', 'A database of ports'],
      'Images are addressed by registry, name and tag or digest.',
    ),
    one(
      'How should a database migration run when three containers start at once?',
      'Once, as a separate step or under a lock',
      ['In each container, at the same time', 'In the last container', 'By hand in a shell of each'],
      'Concurrent migrations can damage the schema.',
    ),
    several(
      'Which of these free disk space on a host?',
      ['docker image prune', 'docker builder prune'],
      ['docker ps -a', 'docker inspect', 'docker tag'],
      'Unused images and build caches are usually the largest.',
    ),
  ]),
)
