import { bank, one, several, topic } from '../bank-notation.ts'

export const linux = bank(
  'linux',
  'Files and permissions, processes, the shell, network, running services',
  topic('Files and permissions', [
    one(
      'What does chmod 640 file allow the group?',
      'Reading',
      ['Reading and writing', 'Nothing', 'Executing'],
      '6 is read and write for the owner, 4 is read for the group, 0 is nothing for everyone else.',
    ),
    one(
      'What does x mean on a directory?',
      'It may be entered',
      ['Its files may be run', 'It may be listed', 'It is hidden'],
      'Listing its content needs r, entering it needs x.',
    ),
    one(
      'df says a disk is full, but du finds little. What is likely?',
      'A deleted file is still open in a process',
      ['The disk is about to fail and reports wrong figures', 'df is wrong', 'The files are compressed'],
      'The space is freed when the process ends; lsof +L1 finds it.',
    ),
    one(
      'No space left on device, yet df -h shows free space. What may be used up?',
      'Inodes',
      ['Memory', 'Swap', 'Users'],
      'df -i shows it; many tiny files use them.',
    ),
    one(
      'What is the difference between a hard link and a symbolic link?',
      'A hard link is another name of the same file, a symbolic link points to a path',
      [
        'A hard link works across disks, a symbolic link only within one and the same file system',
        'Symbolic links copy the file',
        'There is none',
      ],
      'A symbolic link can point to nothing.',
    ),
    one(
      'Where do system-wide settings usually live?',
      '/etc',
      ['/usr/bin', '/tmp', '/proc'],
      '/var holds data that changes, such as logs.',
    ),
    one(
      'What does umask 027 do to new files?',
      'Removes write permission for the group and all permissions for others',
      [
        'Gives the group all permissions and everyone else permission to read and execute',
        'Hides them',
        'Makes them executable',
      ],
      'The mask lists what is removed.',
    ),
    one(
      'Which command finds files larger than 100 MB below /var?',
      'find /var -type f -size +100M',
      ['ls -l /var > 100M', 'grep 100M /var', 'du /var -eq 100M'],
      'Without the plus it would be exactly that size.',
    ),
  ]),
  topic('Processes', [
    one(
      'Which signal does kill send by default?',
      'SIGTERM',
      ['SIGKILL', 'SIGHUP', 'SIGSTOP'],
      'The process can react and end cleanly; SIGKILL cannot be caught.',
    ),
    one(
      'What does a load average of 8 mean on a machine with 4 cores?',
      'More work is waiting than can run',
      ['The CPU is 8% busy', '4 cores are idle', '8 users are signed in'],
      'It counts running and waiting processes.',
    ),
    one(
      'What is a zombie process?',
      'One that has ended, but whose parent has not asked for its result',
      [
        'One that uses all of the CPU and can only be stopped by restarting the machine',
        'One that cannot be seen',
        'One without a terminal',
      ],
      'It uses no CPU, only an entry in the table.',
    ),
    one(
      'Which command shows which process listens on port 8080?',
      'ss -ltnp',
      ['ping 8080', 'top -p 8080', 'cat /etc/ports'],
      'lsof -i :8080 works as well.',
    ),
    one(
      'A program should keep running after you log out. What helps?',
      'A service, or nohup or tmux',
      ['An ampersand (&) at the end of the line, and nothing else', 'sudo', 'nice'],
      '& alone puts it in the background, where it may still get SIGHUP.',
    ),
    one(
      'What does nice -n 10 do?',
      'Lets other processes go first',
      ['Limits memory', 'Runs it ten times', 'Waits ten seconds'],
      'A higher value is a lower priority.',
    ),
    one(
      'The kernel log says "Out of memory: Killed process". What happened?',
      'Memory was used up and the kernel ended a process',
      ['A user with enough rights ended the process by hand', 'The disk was full', 'The process crashed by itself'],
      'Find out what grew, or set limits.',
    ),
    one(
      'Where can you read the environment of a running process?',
      '/proc/PID/environ',
      ['/etc/environment', '/dev/env', '~/.profile'],
      'That is why secrets in the environment are not safe from the same user.',
    ),
  ]),
  topic('The shell', [
    one(
      'What does cmd > out.txt 2>&1 do?',
      'Writes output and errors to out.txt',
      ['Writes errors to the screen', 'Runs cmd twice', 'Appends to out.txt'],
      'The order matters: 2>&1 > out.txt would leave errors on the screen.',
    ),
    one(
      'What is the difference between "$x" and \'$x\'?',
      'Only the first is replaced by the value',
      ['Only the second is, because it is taken as it stands', 'There is none', 'The first is faster'],
      'Single quotes take everything literally.',
    ),
    one(
      'Why quote "$file" in rm "$file"?',
      'Spaces in the name would otherwise make several arguments',
      ['It makes rm ask before it deletes a file that is write-protected', 'It asks first', 'It is needed for paths'],
      'And an asterisk would be expanded.',
    ),
    one(
      'What does a && b do?',
      'Runs b only if a succeeded',
      ['Runs both at once', 'Runs b only if a failed', 'Runs b first'],
      'Success is exit status 0.',
    ),
    one(
      'What does set -e do in a script?',
      'Ends it when a command fails',
      ['Exports all variables', 'Prints each command', 'Ignores errors'],
      'With pipefail it also notices failures in pipes.',
    ),
    one(
      'Which command counts lines containing "error" in a log?',
      'grep -c error log',
      ['wc error log', 'cat error | log', 'find error log'],
      'It counts lines, not occurrences.',
    ),
    one(
      "What does awk '{print $2}' print?",
      'The second field of each line',
      ['The second line of each file', 'The first two characters of each line', 'Every second line'],
      'Fields are separated by blanks unless -F says otherwise.',
    ),
    one(
      'How do you see the exit status of the last command?',
      'echo $?',
      ['echo $!', 'echo $#', 'echo $$'],
      '$! is the last background process, $$ the shell itself.',
    ),
  ]),
  topic('Network', [
    one(
      'Which command shows the address that a name resolves to?',
      'dig name',
      ['ping -c 0 name', 'route name', 'whoami name'],
      'getent hosts name also asks /etc/hosts.',
    ),
    one(
      'A service answers on localhost but not from outside. What do you check first?',
      'Which address it listens on',
      ['Whether the DNS server knows the host', 'How much space the disk has left', 'Which time zone is set'],
      '127.0.0.1 can only be reached from the machine itself; then look at the firewall.',
    ),
    one(
      '"Connection refused" means …',
      'the machine answered, but nothing listens on the port',
      [
        'the machine is switched off, or not connected to any network',
        'a firewall dropped the packet silently',
        'the name is unknown',
      ],
      'A silent firewall or a dead host leads to a time-out.',
    ),
    one(
      'What does ssh -L 5432:db:5432 host do?',
      'Makes port 5432 of db reachable at the local port 5432',
      [
        'Opens port 5432 of host for everybody in its network',
        'Copies the database from db to the local machine',
        'Logs in to db by way of host',
      ],
      'The connection to db is made by host.',
    ),
    one(
      'Which permissions does a private SSH key need?',
      'Readable by its owner only',
      ['Readable by its owner and the group ssh', 'Readable by all, as for the public key', 'Executable by its owner'],
      'ssh refuses keys that others can read.',
    ),
    one(
      'What is 10.0.0.0/8?',
      'A private address range',
      ['A public network', 'A port', 'A broken address'],
      'It is not routed on the internet.',
    ),
    one(
      'Which tool shows where packets get lost on the way?',
      'traceroute or mtr',
      ['netcat or telnet', 'curl with its -v option', 'hostname or dig'],
      'It shows each hop with its times.',
    ),
    one(
      'What does curl -I show?',
      'Only the headers of the response',
      ['The IP address of the server', 'Only the certificate of the server', 'The response with its images'],
      'It sends a HEAD request.',
    ),
  ]),
  topic('Running services', [
    one(
      'How do you see the log of a systemd service?',
      'journalctl -u name',
      ['cat /etc/name.log', 'systemctl log', 'dmesg name'],
      '-f follows it, --since limits it.',
    ),
    one(
      'What does systemctl enable do?',
      'Starts the service at the next boot',
      [
        'Starts the service right now',
        'Allows everybody to start the service',
        'Installs the service and reads its settings',
      ],
      'enable --now does both.',
    ),
    one(
      'How does a service restart by itself after a crash?',
      'Restart=on-failure in its unit',
      ['Type=oneshot', 'A loop in the profile', 'Nothing is needed'],
      'systemd watches the process.',
    ),
    one(
      'In the crontab, when does "0 3 * * 1" run?',
      'On Mondays at 03:00',
      ['On the first of each month at 03:00', 'Every three hours', 'In March'],
      'Minute, hour, day, month, weekday.',
    ),
    one(
      'Why run a service as its own user?',
      'A break-in then gets only that user’s rights',
      ['It starts faster, because no password has to be checked', 'Logs are shorter', 'Ports need it'],
      'Root could do everything.',
    ),
    one(
      'What does logrotate prevent?',
      'Logs filling the disk',
      ['Logs being read', 'Duplicate entries', 'Clock errors'],
      'Old logs are compressed and deleted by rule.',
    ),
    one(
      'After installing security updates, why may a restart still be needed?',
      'Running programs keep using the old files',
      [
        'Packages are unpacked only at the next boot',
        'The old versions would be installed again',
        'Updates are kept in memory until then',
      ],
      'Libraries are loaded once; a kernel only at boot.',
    ),
    several(
      'Which of these tell you how much memory is available to programs?',
      ['free -h, column available', 'MemAvailable in /proc/meminfo'],
      ['free -h, column free alone', 'df -h'],
      'Memory used as a cache can be given back, so "free" alone is too low.',
    ),
  ]),
)
