// The commands that read scenes with settings, including the memory limit.
extension Compare: SettingTaking {}
extension Explain: SettingTaking {}
extension Export: SettingTaking {}
extension ExportCode: SettingTaking {}
extension GoldenRecord: SettingTaking {}
extension MakeReview: SettingTaking {}
extension Onion: SettingTaking {}
extension PlotScene: SettingTaking {}
extension Render: SettingTaking {}
extension Sheet: SettingTaking {}
extension ShowPreview: SettingTaking {}
extension Still: SettingTaking {}
extension Timing: SettingTaking {}
extension TraceScene: SettingTaking {}
extension Validate: SettingTaking {}

// Commands without these settings.
extension Encode: MemoryLimited {}
extension GoldenVerify: MemoryLimited {}
extension Import: MemoryLimited {}
extension Join: MemoryLimited {}
extension Watch: MemoryLimited { var memory: MemoryOption { render.memory } }
