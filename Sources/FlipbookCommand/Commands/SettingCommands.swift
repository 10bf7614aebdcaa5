// The commands that read scenes with settings, including the memory limit.
extension Compare: ReadsSceneSettings {}
extension Explain: ReadsSceneSettings {}
extension Export: ReadsSceneSettings {}
extension ExportCode: ReadsSceneSettings {}
extension GoldenRecord: ReadsSceneSettings {}
extension MakeReview: ReadsSceneSettings {}
extension Onion: ReadsSceneSettings {}
extension PlotScene: ReadsSceneSettings {}
extension Render: ReadsSceneSettings {}
extension Sheet: ReadsSceneSettings {}
extension ShowPreview: ReadsSceneSettings {}
extension Still: ReadsSceneSettings {}
extension Timing: ReadsSceneSettings {}
extension TraceScene: ReadsSceneSettings {}
extension Validate: ReadsSceneSettings {}

// Commands without these settings.
extension Encode: MemoryLimited {}
extension GoldenVerify: MemoryLimited {}
extension Import: MemoryLimited {}
extension Join: MemoryLimited {}
extension Watch: MemoryLimited { var memory: MemoryOption { render.memory } }
