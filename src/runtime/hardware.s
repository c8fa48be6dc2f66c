;; Hardware registers by their GBDK names.

	.module	hardware
	.globl	_P1_REG
_P1_REG	= 0xFF00
	.globl	_SB_REG
_SB_REG	= 0xFF01
	.globl	_SC_REG
_SC_REG	= 0xFF02
	.globl	_DIV_REG
_DIV_REG	= 0xFF04
	.globl	_TIMA_REG
_TIMA_REG	= 0xFF05
	.globl	_TMA_REG
_TMA_REG	= 0xFF06
	.globl	_TAC_REG
_TAC_REG	= 0xFF07
	.globl	_IF_REG
_IF_REG	= 0xFF0F
	.globl	_NR10_REG
_NR10_REG	= 0xFF10
	.globl	_NR11_REG
_NR11_REG	= 0xFF11
	.globl	_NR12_REG
_NR12_REG	= 0xFF12
	.globl	_NR13_REG
_NR13_REG	= 0xFF13
	.globl	_NR14_REG
_NR14_REG	= 0xFF14
	.globl	_NR21_REG
_NR21_REG	= 0xFF16
	.globl	_NR22_REG
_NR22_REG	= 0xFF17
	.globl	_NR23_REG
_NR23_REG	= 0xFF18
	.globl	_NR24_REG
_NR24_REG	= 0xFF19
	.globl	_NR30_REG
_NR30_REG	= 0xFF1A
	.globl	_NR31_REG
_NR31_REG	= 0xFF1B
	.globl	_NR32_REG
_NR32_REG	= 0xFF1C
	.globl	_NR33_REG
_NR33_REG	= 0xFF1D
	.globl	_NR34_REG
_NR34_REG	= 0xFF1E
	.globl	_NR41_REG
_NR41_REG	= 0xFF20
	.globl	_NR42_REG
_NR42_REG	= 0xFF21
	.globl	_NR43_REG
_NR43_REG	= 0xFF22
	.globl	_NR44_REG
_NR44_REG	= 0xFF23
	.globl	_NR50_REG
_NR50_REG	= 0xFF24
	.globl	_NR51_REG
_NR51_REG	= 0xFF25
	.globl	_NR52_REG
_NR52_REG	= 0xFF26
	.globl	_LCDC_REG
_LCDC_REG	= 0xFF40
	.globl	_STAT_REG
_STAT_REG	= 0xFF41
	.globl	_SCY_REG
_SCY_REG	= 0xFF42
	.globl	_SCX_REG
_SCX_REG	= 0xFF43
	.globl	_LY_REG
_LY_REG	= 0xFF44
	.globl	_LYC_REG
_LYC_REG	= 0xFF45
	.globl	_DMA_REG
_DMA_REG	= 0xFF46
	.globl	_BGP_REG
_BGP_REG	= 0xFF47
	.globl	_OBP0_REG
_OBP0_REG	= 0xFF48
	.globl	_OBP1_REG
_OBP1_REG	= 0xFF49
	.globl	_WY_REG
_WY_REG	= 0xFF4A
	.globl	_WX_REG
_WX_REG	= 0xFF4B
	.globl	_KEY1_REG
_KEY1_REG	= 0xFF4D
	.globl	_VBK_REG
_VBK_REG	= 0xFF4F
	.globl	_BCPS_REG
_BCPS_REG	= 0xFF68
	.globl	_BCPD_REG
_BCPD_REG	= 0xFF69
	.globl	_OCPS_REG
_OCPS_REG	= 0xFF6A
	.globl	_OCPD_REG
_OCPD_REG	= 0xFF6B
	.globl	_SVBK_REG
_SVBK_REG	= 0xFF70
	.globl	_IE_REG
_IE_REG	= 0xFFFF
