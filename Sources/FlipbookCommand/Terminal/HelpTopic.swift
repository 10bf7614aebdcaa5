/// A page of `flipbook help` that applies to all commands.
enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"
  case variables

  /// The reference to the pages, for the help of every command.
  static let note = "SEE ALSO\n" + allCases.map { "  flipbook help \($0.rawValue)" }.joined(separator: "\n")

  /// Finds the page that arguments such as `help exit-codes` request; nil for other arguments.
  init?(in arguments: [String]) {
    guard arguments.count == 2, arguments[0] == "help" else { return nil }
    self.init(rawValue: arguments[1])
  }

  /// The text of the page.
  var text: String {
    switch self {
    case .exitCodes: ExitStatus.table
    case .variables:
      """
      ENVIRONMENT VARIABLES
        NO_COLOR         if set, messages are not colored
        CLICOLOR_FORCE   colors even if the output is not a terminal; 0 has no effect
        TERM             `dumb` for no colors and no progress
        COLUMNS          the width of the terminal
        TMPDIR           the folder for temporary files; /tmp by default
        CI               if set, goldens are recorded only with --even-in-ci
        GITHUB_ACTIONS   `true` to print problems as annotations
        LC_ALL, LC_CTYPE, LANG
                         the character encoding of the terminal
        SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT, SLURM_ARRAY_TASK_MIN,
        SLURM_ARRAY_TASK_MAX, JOB_COMPLETION_INDEX, CI_NODE_INDEX, CI_NODE_TOTAL
                         the share of `--shard auto`
      """
    }
  }
}
